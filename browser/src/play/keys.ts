// Arrow keys move from button to button in the direction that they point, anywhere on a board.

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

export function arrowKeys(root: HTMLElement): { destroy(): void } {
  function move(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const focused = document.activeElement;
    if (!direction || !focused || !root.contains(focused) || event.altKey) return;
    const buttons = [...root.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((one) => one !== focused);
    const next = buttons[nearest(middle(focused), buttons.map(middle), direction)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  root.addEventListener("keydown", move);
  return { destroy: () => root.removeEventListener("keydown", move) };
}
