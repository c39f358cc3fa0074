// The shape of the field is taken when the table opens and kept for its address in this tab: what was remembered by its
// place stays there, also after a reload or when the phone is turned.
const keyOf = (address: string): string => `field:${address}`;

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

/** The width of the field by its height. A new game begins with the shape that the field has now. */
export function shapeOf(field: HTMLElement, isNew: boolean): number {
  const key = keyOf(location.pathname);
  const kept = isNew ? null : read(key);
  if (kept !== null) return kept;
  const shape = Math.max(field.clientWidth, 1) / Math.max(field.clientHeight, 1);
  keep(key, shape);
  return shape;
}
