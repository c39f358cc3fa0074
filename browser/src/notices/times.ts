// Times of day, which a field has as "22:30" and the server as minutes after midnight.

export function textOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Null for what is no time of day. */
export function minutesOf(text: string): number | null {
  const [hours, minutes] = text.split(":").map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : 60 * hours + minutes;
}
