// The shape of the field is taken when a game begins and kept for its deal in this tab: what was remembered by its place
// stays there, also after a reload or when the phone is turned.
const keyOf = (deal: string): string => `field:${deal}`;

function read(key: string): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}

function keep(key: string, shape: number): void {
  try {
    sessionStorage.setItem(key, String(shape));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The width of the field by its height. */
export function shapeOf(field: HTMLElement, deal: string): number {
  const key = keyOf(deal);
  const kept = read(key);
  if (kept !== null) return kept;
  const shape = Math.max(field.clientWidth, 1) / Math.max(field.clientHeight, 1);
  keep(key, shape);
  return shape;
}
