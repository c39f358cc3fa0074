// Clocks of a table, counted on between what the server tells.
import type { ClockFrame, Command, TimeControl } from "../net/types";

const UNKNOWN_ZONE = "Etc/Unknown";
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Seconds before the end that are told by a sound. */
export const NEAR = 10 * SECOND;

const USUAL = { bank: 0, increment: 0, free: 0, hours: null, over: "ask" } as const;
const daily = (days: number): TimeControl => ({ ...USUAL, bank: days * 86_400, free: days * 86_400 });
const live = (minutes: number, increment: number): TimeControl => ({ ...USUAL, bank: minutes * 60, increment });

/** What a host can choose by one tap; the protocol allows more. */
export const OFFERED: Readonly<Record<string, TimeControl>> = {
  "5+5": live(5, 5),
  "10+10": live(10, 10),
  "20+20": live(20, 20),
  "1d": daily(1),
  "3d": daily(3),
  "7d": daily(7),
};

/** What a time of one's own begins with. */
export const customTime = (kind: "live" | "days"): TimeControl => (kind === "live" ? live(15, 15) : daily(2));

/** A number that a host can choose: what it counts, and between what it has to be. */
export interface Field {
  field: "bank" | "increment" | "free";
  word: string;
  unit: number;
  least: number;
  most: number;
}

/** What makes up a time of one's own. */
export const FIELDS: Readonly<Record<"live" | "days", readonly Field[]>> = {
  live: [
    { field: "bank", word: "time-bank-minutes", unit: 60, least: 1, most: 180 },
    { field: "increment", word: "time-increment", unit: 1, least: 0, most: 300 },
  ],
  days: [
    { field: "free", word: "time-free-days", unit: 86_400, least: 1, most: 30 },
    { field: "bank", word: "time-bank-days", unit: 86_400, least: 0, most: 30 },
  ],
};

type Hours = NonNullable<TimeControl["hours"]>;
const SHORTEST_DAY = 60;
const MIDNIGHT = 24 * 60;

/** Hours of which one end was moved: the other gives way, and midnight is the end of the day. */
export function playingHours(hours: Hours, end: "begin" | "end", minutes: number): Hours {
  if (end === "begin") {
    const begin = Math.min(minutes, MIDNIGHT - SHORTEST_DAY);
    return { begin, end: Math.max(hours.end, begin + SHORTEST_DAY) };
  }
  const last = minutes === 0 ? MIDNIGHT : Math.max(minutes, SHORTEST_DAY);
  return { begin: Math.min(hours.begin, last - SHORTEST_DAY), end: last };
}

export const PLAYING_HOURS = { begin: 8 * 60, end: 22 * 60 };

/** Under which of its names a time control is offered. */
export function offeredName(control: TimeControl | null | undefined): string {
  if (!control) return "";
  const same = ([, { bank, increment, free }]: [string, TimeControl]): boolean =>
    bank === control.bank && increment === control.increment && free === control.free;
  return Object.entries(OFFERED).find(same)?.[0] ?? "other";
}

export const isByMail = (control: TimeControl | null | undefined): boolean => (control?.free ?? 0) >= 3600;

/** What a seat has left now: its clock counts on since the frame came. Null for bots. */
export function leftNow(frame: ClockFrame, seat: number, sinceFrame: number): number | null {
  const bank = frame.left[seat] ?? null;
  if (bank === null) return null;
  if (frame.runs !== seat) return bank;
  return Math.max(0, bank + frame.free - sinceFrame);
}

/** Minutes and seconds, as on a clock; from an hour on with hours. */
export function asClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Days, hours and minutes, the two largest of them: for time that nobody watches run. */
export function roughly(milliseconds: number): { unit: "days" | "hours-left" | "minutes"; count: number } {
  if (milliseconds >= 2 * DAY) return { unit: "days", count: Math.round(milliseconds / DAY) };
  if (milliseconds >= 2 * HOUR) return { unit: "hours-left", count: Math.round(milliseconds / HOUR) };
  return { unit: "minutes", count: Math.ceil(milliseconds / MINUTE) };
}

/** Sitting down, and where this person lives: playing hours go by it, and the host may choose them later. */
export function sitDown(seat: number): Command {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone && zone !== UNKNOWN_ZONE ? { kind: "sit", seat, zone } : { kind: "sit", seat };
}
