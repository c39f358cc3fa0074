// How the points came about: every chip that a purse won or paid, round by round.
import type { Purse, RoundScore } from "../../net/protocol";

/** For a gold card, for the end of the round, from others for red cards, or to another for red cards. */
export type Why = "gold" | "end" | "got" | "paid";

export interface Gain {
  why: Why;
  /** The chip; paid ones count less than nothing. */
  value: number;
  /** When it came, counted over the whole game; a chip that is paid leaves and comes at once. */
  at: number;
}

/** Of each round, for each purse. */
export type Tally = readonly (readonly (readonly Gain[])[])[];

export function tallyOf(rounds: readonly RoundScore[], purses: readonly Pick<Purse, "seats">[]): Tally {
  let at = 0;
  const sideOf = (seat: number): number => purses.findIndex((purse) => purse.seats.includes(seat));
  return rounds.map((round) => {
    const sides: Gain[][] = purses.map(() => []);
    for (const chip of round.chips) {
      sides[sideOf(chip.seat)]!.push({ why: chip.by === "gold" ? "gold" : "end", value: chip.value, at });
      at += 1;
    }
    for (const { seat, value } of round.payments.filter((payment) => payment.value > 0)) {
      sides[sideOf(seat)]!.push({ why: "paid", value: -value, at });
      sides[sideOf(round.winner)]!.push({ why: "got", value, at });
      at += 1;
    }
    return sides;
  });
}

/** What came before a moment. */
export function shownOf(gains: readonly Gain[], until: number): readonly Gain[] {
  return gains.filter((gain) => gain.at < until);
}

export function sumOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, gain) => sum + gain.value, 0);
}

/** The chips of a purse by value, each with its number. */
export function stacksOf(chips: readonly number[]): { value: number; count: number }[] {
  const values = [...new Set(chips)].sort((a, b) => b - a);
  return values.map((value) => ({ value, count: chips.filter((chip) => chip === value).length }));
}

/** What one seat won and paid in a round, partners apart. */
export function gainsOfSeat(round: RoundScore, purses: readonly Pick<Purse, "seats">[], seat: number): readonly Gain[] {
  const alone = purses.flatMap((purse) => purse.seats).map((one) => ({ seats: [one] }));
  const index = alone.findIndex((purse) => purse.seats.includes(seat));
  return tallyOf([round], alone)[0]![index]!;
}
