// Motion that explains: what lay there lies here now. Things that can travel carry a `data-spot` with a stable name.
import { settings } from "../app/settings.svelte";

/** Where something lies: its middle and its width, whatever state it is drawn in. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Spots = Map<string, Spot>;

/** Something that went from one spot to another. */
export interface Journey {
  /** Where it lay; of several names the first that was there. */
  from: string | readonly string[];
  to: string;
  /** Turns round its upright axis on the way. */
  flip?: boolean;
}

const MOVE = 380;
const EASE = "cubic-bezier(.3,.0,.1,1)";

/** Where everything lies now; to be called before the board changes. Of several with one name the first counts. */
export function measure(root: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const name = element.dataset["spot"]!;
    if (!spots.has(name)) spots.set(name, spotOf(element));
  }
  return spots;
}

/** A card that is chosen is tilted: its box grows, but neither its middle moves nor its size. */
function spotOf(element: HTMLElement): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width: element.offsetWidth, height: element.offsetHeight };
}

/** Lets what lies at `to` now come from where `from` was; to be called after the board has changed. */
export function travel(root: HTMLElement | null, before: Spots, journeys: readonly Journey[]): void {
  if (!root) return; // the board has gone meanwhile
  for (const { from, to, flip } of journeys) {
    const start = startOf(before, from);
    const element = root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(to)}"]`);
    if (start && element) fly(element, start, flip ?? false);
  }
}

/** Where a journey begins. */
function startOf(before: Spots, from: Journey["from"]): Spot | undefined {
  return [from]
    .flat()
    .map((name) => before.get(name))
    .find((spot) => spot !== undefined);
}

/**
 * A copy flies over the whole page, where no panel clips it and nothing lies above it; what it is a copy of waits unseen
 * at the end of the way. So a thing always lies where it will lie, and the next journey begins there, however soon.
 */
function fly(element: HTMLElement, start: Spot, flip: boolean): void {
  if (!settings.moves) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], 80);
    return;
  }
  const end = spotOf(element);
  if (Math.hypot(start.x - end.x, start.y - end.y) < 1) return;
  const copy = copyOf(element, end);
  document.body.append(copy);
  const [x, y] = [start.x - end.x, start.y - end.y];
  // a card becomes a slim one on its way: it begins no larger than it was
  const scale = Math.min(start.width / Math.max(end.width, 1), start.height / Math.max(end.height, 1));
  const turned = flip ? " rotateY(90deg)" : "";
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x / 2}px, ${y / 2 - 12}px) scale(${(1 + scale) / 2})${turned}` },
      { transform: "none" },
    ],
    { duration: MOVE, easing: EASE },
  );
  element.animate([{ opacity: 0 }, { opacity: 0 }], MOVE);
  const land = (): void => copy.remove();
  flight.finished.then(land, land);
}

/** The thing as it is drawn, free of the place where it lies. */
function copyOf(element: HTMLElement, { x, y, width, height }: Spot): HTMLElement {
  const layer = document.createElement("div");
  layer.inert = true;
  layer.className = "flight";
  Object.assign(layer.style, {
    position: "fixed",
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "25",
    pointerEvents: "none",
  });
  const copy = element.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: "relative",
    inset: "auto",
    margin: "0",
    width: "100%",
    height: "100%",
    transform: "none",
    translate: "none",
    rotate: "none",
  });
  for (const card of [copy, ...copy.querySelectorAll<HTMLElement>(".card")])
    card.style.setProperty("--w", `${width}px`);
  delete copy.dataset["spot"];
  layer.append(copy);
  return layer;
}

/** What was refused shakes its head. */
export function shake(element: HTMLElement): void {
  if (!settings.moves) return;
  const frames = [0, -4, 4, -4, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(frames, { duration: 200 });
}
