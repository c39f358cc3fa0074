// What an experiment says: its measures in their order, each with both ways to play on one scale.
import type { Between, WayShown } from "../net/protocol";
import { hyphened, otherwise, spaced } from "../words/naming";
import { t } from "../words/words.svelte";

const ORDER = [
  "win", "unfairness", "lead", "minutes", "moves", "choices", "leader_changes", "settled", "ties", "tie_breaks",
]; // prettier-ignore
const SHARES = new Set(["win", "unfairness", "settled", "ties", "tie_breaks"]);

export interface Told {
  key: string;
  title: string;
  about: string;
  isShare: boolean;
  /** As printed, and changed; less while nothing was played. */
  values: Between[];
  difference: Between | null;
  /** The end of the scale, which begins at nothing. */
  high: number;
}

/** All measures that say something, those of rules apart: they are many. */
export function tell(game: string, ways: readonly WayShown[]): { main: Told[]; rules: Told[] } {
  const keys = Object.keys(ways[0]?.measures ?? {});
  const told = keys.map((key) => tellOne(game, key, ways)).filter((one) => one.values.length > 0);
  const main = told.filter((one) => !isRule(one.key)).toSorted((one, other) => place(one.key) - place(other.key));
  return { main, rules: told.filter((one) => isRule(one.key) && one.values.some(({ value }) => value > 0)) };
}

/** Whether a difference is more than chance: the interval lies on one side of nothing. */
export function isSure({ low, high }: Between): boolean {
  return low > 0 || high < 0;
}

export function sayNumber(value: number, isShare: boolean, language: string): string {
  const style = isShare ? { style: "percent" as const, maximumFractionDigits: 1 } : { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(language, style).format(value);
}

export function saySigned(value: number, isShare: boolean, language: string): string {
  const text = sayNumber(Math.abs(value), isShare, language);
  return value < 0 ? `−${text}` : `+${text}`;
}

function tellOne(game: string, key: string, ways: readonly WayShown[]): Told {
  const [name = key, part = ""] = key.split(".");
  const values = ways.flatMap(({ measures }) => (measures[key] ? [measures[key]] : []));
  const title = otherwise(`lab-measure-${hyphened(name)}`, spaced(name));
  const isShare = SHARES.has(name);
  const ends = values.map(({ high }) => high);
  return {
    key,
    title: isRule(key) ? otherwise(`lab-rule-${game}-${hyphened(part)}`, spaced(part)) : withSeat(title, part),
    about: part && part !== "1" ? "" : otherwise(`lab-measure-${hyphened(name)}.about`, ""),
    isShare,
    values,
    difference: ways[1]?.differences?.[key] ?? null,
    high: name === "win" || name === "settled" ? 1 : Math.max(...ends, Number.EPSILON),
  };
}

function withSeat(title: string, seat: string): string {
  return seat ? `${title}, ${t("lab-seat", { number: Number(seat) })}` : title;
}

function isRule(key: string): boolean {
  return key.startsWith("rules.");
}

function place(key: string): number {
  const [name = "", seat = "0"] = key.split(".");
  return ORDER.indexOf(name) * 10 + Number(seat);
}
