// Arrow keys move from button to button: in the direction that they point, or along a line of buttons in its order.

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
}

/** The nearest of the boxes in a direction: what lies straight ahead counts more than what lies aside. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const ahead = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 4 && cost < least) {
      best = index;
      least = cost;
    }
  });
  return best;
}

function middle(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

interface Line {
  /** Which buttons the arrows stop at. */
  stops: string;
}

/** The nearest stop in a direction. */
function towards(focused: Element, stops: readonly HTMLElement[], direction: readonly [number, number]): number {
  return nearest(middle(focused), stops.map(middle), direction);
}

/** The next stop in the page's order, or the one before. */
function along(focused: Element, stops: readonly HTMLElement[], step: number): number {
  const lies = (one: HTMLElement, where: number) => (focused.compareDocumentPosition(one) & where) !== 0;
  return step > 0
    ? stops.findIndex((one) => lies(one, Node.DOCUMENT_POSITION_FOLLOWING))
    : stops.findLastIndex((one) => lies(one, Node.DOCUMENT_POSITION_PRECEDING));
}

/**
 * Lets the arrows move the focus among the buttons of a board. Where buttons lie anywhere, as if strewn, going by
 * direction alone leaves some that no arrow leads to; as a line, left and right pass all of them one after the other.
 */
export function arrowKeys(root: HTMLElement, line?: Line): { destroy(): void } {
  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const focused = document.activeElement;
    if (!direction || !focused || !root.contains(focused) || event.altKey) return;
    const found = root.querySelectorAll<HTMLElement>(line?.stops ?? "button:not(:disabled)");
    const stops = [...found].filter((one) => one !== focused);
    const isAlong = line !== undefined && direction[0] !== 0;
    const next = stops[isAlong ? along(focused, stops, direction[0]) : towards(focused, stops, direction)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  root.addEventListener("keydown", move);
  return { destroy: () => root.removeEventListener("keydown", move) };
}
