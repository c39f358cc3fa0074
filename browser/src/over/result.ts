// Who won and why, in words.
import type { GameView } from "../net/types";
import type { Player } from "../table/stage";
import { hyphened, join } from "../words/say";
import { t } from "../words/words.svelte";

type Outcome = NonNullable<GameView["outcome"]>;

/** "Anna strikes gold": one, a team, or several who share it. */
export function sayWinners(outcome: Outcome, players: readonly Player[]): string {
  if (isYouAlone(outcome.winners, players)) return t("over-you-win");
  const winners = namesOf(outcome.winners, players);
  return outcome.decided_by === "shared" && outcome.winners.length > 1
    ? t("over-shared", { winners })
    : t("over-wins", { winners, count: outcome.winners.length });
}

/** The winner's points, what decided, and how far behind this person is. */
export function sayWhy(outcome: Outcome, players: readonly Player[]): string {
  const best = outcome.scores[outcome.winners[0]!]!;
  const you = players.flatMap((player, seat) => (player.you ? [seat] : []));
  const sentences = [t("over-with-points", { points: best })];
  if (outcome.decided_by !== "points") sentences.push(t(`outcome-decided-by-${hyphened(outcome.decided_by)}`));
  const [seat] = you;
  if (you.length === 1 && !outcome.winners.includes(seat!)) {
    sentences.push(t("over-behind", { place: placeOf(seat!, outcome.ranking), points: best - outcome.scores[seat!]! }));
  }
  return sentences.join(" ");
}

export function namesOf(seats: readonly number[], players: readonly Player[]): string {
  return join(seats.map((seat) => players[seat]!.name));
}

/** The place of a seat: one more than there are seats before it. */
export function placeOf(seat: number, ranking: readonly (readonly number[])[]): number {
  const group = ranking.findIndex((seats) => seats.includes(seat));
  return ranking.slice(0, group).flat().length + 1;
}

function isYouAlone(seats: readonly number[], players: readonly Player[]): boolean {
  const you = players.filter((player) => player.you);
  return seats.length === 1 && you.length === 1 && players[seats[0]!]!.you;
}
