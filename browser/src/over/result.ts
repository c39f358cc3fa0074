// Who won and why, in words: of the game, or of the match that it ended.
import { presentationOf } from "../games/presentation";
import type { GameView, TableFrame } from "../net/types";
import type { Player } from "../table/stage";
import { ending } from "../words/naming";
import { join } from "../words/say";
import { t } from "../words/words.svelte";

export type Outcome = NonNullable<GameView["outcome"]>;

export type Series = TableFrame["series"];

type Seats = readonly number[];

export interface Verdict {
  headline: string;
  /** How it came about. */
  detail: string;
  /** This person has won. */
  won: boolean;
}

/** What stands over the result. A match is headed by its own result when it is over, and named while it goes on. */
export function verdictOf(
  game: string,
  outcome: Outcome,
  players: readonly Player[],
  series: Series | null = null,
): Verdict {
  const sides = presentationOf(game).sidesOf(outcome);
  if (series?.games != null && series.over && series.winners)
    return ofMatch(outcome, players, sides, series, series.winners);
  const detail = [sayPoints(outcome, players, sides), ending("reason", outcome.reason)];
  if (series?.games != null) detail.push(sayLead(series, players));
  return { headline: sayWinners(outcome, players), detail: detail.join(" "), won: isYours(outcome.winners, players) };
}

function ofMatch(
  outcome: Outcome,
  players: readonly Player[],
  sides: readonly Seats[],
  series: Series,
  winners: Seats,
): Verdict {
  const facts = { winners: namesOf(winners, players), count: winners.length };
  const headline = isYouAlone(winners, players) ? t("over-match-you-win") : t("over-match-wins", facts);
  const detail = [
    t("over-match-points", { points: series.totals[winners[0]!]!, games: series.played }),
    sayBehind(series.totals, series.ranking, winners, players, sides),
    t("over-last-game", { winners: namesOf(outcome.winners, players), points: best(outcome) }),
  ];
  return { headline, detail: detail.filter(Boolean).join(" "), won: isYours(winners, players) };
}

/** "Anna strikes gold": one, a team, or several who share it. */
function sayWinners(outcome: Outcome, players: readonly Player[]): string {
  if (isYouAlone(outcome.winners, players)) return t("over-you-win");
  const winners = namesOf(outcome.winners, players);
  return outcome.decided_by === "shared" && outcome.winners.length > 1
    ? t("over-shared", { winners })
    : t("over-wins", { winners, count: outcome.winners.length });
}

/** The winner's points, what decided, and how far behind this person is. */
function sayPoints(outcome: Outcome, players: readonly Player[], sides: readonly Seats[]): string {
  const sentences = [t("over-with-points", { points: best(outcome) })];
  if (outcome.decided_by !== "points") sentences.push(ending("decided-by", outcome.decided_by));
  sentences.push(sayBehind(outcome.scores, outcome.ranking, outcome.winners, players, sides));
  return sentences.filter(Boolean).join(" ");
}

function sayBehind(
  points: readonly number[],
  ranking: readonly Seats[],
  winners: Seats,
  players: readonly Player[],
  sides: readonly Seats[],
): string {
  const you = players.flatMap((player, seat) => (player.you ? [seat] : []));
  const [seat] = you;
  if (seat === undefined || you.length > 1 || winners.includes(seat)) return "";
  return t("over-behind", { place: placeOf(seat, ranking, sides), points: points[winners[0]!]! - points[seat]! });
}

/** Who is ahead in a match that goes on. */
function sayLead(series: Series, players: readonly Player[]): string {
  const [leaders = []] = series.ranking;
  const game = t("over-match-game", { game: series.played, games: series.games! });
  const lead = leaders.length === players.length ? t("over-match-level") : sayLeaders(leaders, players);
  return `${game}: ${lead}`;
}

function sayLeaders(leaders: readonly number[], players: readonly Player[]): string {
  return isYouAlone(leaders, players)
    ? t("over-match-you-lead")
    : t("over-match-leads", { leaders: namesOf(leaders, players), count: leaders.length });
}

const best = (outcome: Outcome): number => outcome.scores[outcome.winners[0]!]!;

export function namesOf(seats: readonly number[], players: readonly Player[]): string {
  return join(seats.map((seat) => players[seat]!.name));
}

/** The place of a seat: one more than there are sides before it. */
export function placeOf(seat: number, ranking: readonly Seats[], sides: readonly Seats[]): number {
  const group = ranking.findIndex((seats) => seats.includes(seat));
  const ahead = ranking.slice(0, group).flat();
  return sides.filter(([first]) => ahead.includes(first!)).length + 1;
}

/** Somebody at this screen is among them. */
function isYours(seats: readonly number[], players: readonly Player[]): boolean {
  return seats.some((seat) => players[seat]!.own);
}

function isYouAlone(seats: readonly number[], players: readonly Player[]): boolean {
  const you = players.filter((player) => player.you);
  return seats.length === 1 && you.length === 1 && players[seats[0]!]!.you;
}
