// Motion that explains: what lay there lies here now. Things that can travel carry a `data-spot` with a stable name.
import { settings } from "../app/settings.svelte";

export type Spots = Map<string, DOMRect>;

/** Something that went from one spot to another. */
export interface Journey {
  from: string;
  to: string;
  /** Turns round its upright axis on the way. */
  flip?: boolean;
}

const MOVE = 380;
const EASE = "cubic-bezier(.3,.0,.1,1)";

/** Where everything lies now; to be called before the board changes. */
export function measure(root: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    spots.set(element.dataset["spot"]!, element.getBoundingClientRect());
  }
  return spots;
}

/** Lets what lies at `to` now come from where `from` was; to be called after the board has changed. */
export function travel(root: HTMLElement | null, before: Spots, journeys: readonly Journey[]): void {
  if (!root) return; // the board has gone meanwhile
  for (const journey of journeys) {
    const start = before.get(journey.from);
    const element = root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(journey.to)}"]`);
    if (start && element) glide(element, start, journey.flip ?? false);
  }
}

function glide(element: HTMLElement, start: DOMRect, flip: boolean): void {
  if (!settings.moves) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], 80);
    return;
  }
  const end = element.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = start.width / Math.max(end.width, 1);
  const turned = flip ? " rotateY(90deg)" : "";
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
      { transform: `translate(${x / 2}px, ${y / 2 - 12}px) scale(${(1 + scale) / 2})${turned}`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: MOVE, easing: EASE },
  );
}

/** A refused wish shakes its head. */
export function shake(element: HTMLElement): void {
  if (!settings.moves) return;
  const frames = [0, -4, 4, -4, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(frames, { duration: 200 });
}
