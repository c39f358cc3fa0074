// What decided between players with equal points, for who asks why.
import type { ContestLine } from "../net/protocol";

export type TieBreak = { by: "opponents" | "firsts" | "mean" | "par" | "shared"; value: number };

const USUAL = ["opponents", "firsts", "mean"] as const;
const DUPLICATE = ["par"] as const;

/** The rule that tells a line from those beside it with the same points; null where points alone decide. */
export function tieBreak(lines: readonly ContestLine[], place: number, isDuplicate: boolean): TieBreak | null {
  const line = lines[place]!;
  const beside = [lines[place - 1], lines[place + 1]].filter((other) => other?.points === line.points);
  if (!beside.length) return null;
  const rules = isDuplicate ? DUPLICATE : USUAL;
  const deciding = beside.map((other) => line.ties.findIndex((value, rule) => value !== other!.ties[rule]));
  if (deciding.includes(-1)) return { by: "shared", value: line.rank };
  const rule = Math.max(...deciding);
  return { by: rules[rule]!, value: line.ties[rule]! };
}
