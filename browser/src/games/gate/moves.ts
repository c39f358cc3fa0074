// What the view lets this person do, read from the moves that it lists.
import type { GateView } from "../../net/protocol";

export type Way = "up" | "down";

const BLACK = "k";

export interface Choices {
  /** The cards with a number that can be played. */
  cards: ReadonlySet<string>;
  /** The numbers that a black card can be played as. */
  black: readonly number[];
  pass: boolean;
  /** The values of the chips of which one is to be paid. */
  pay: readonly number[];
}

export function choicesOf(moves: readonly string[]): Choices {
  const played = moves.filter((move) => move.startsWith("play ")).map((move) => move.slice("play ".length));
  return {
    cards: new Set(played.filter((card) => !isBlack(card))),
    black: played
      .filter(isBlack)
      .map((card) => Number(card.slice(1)))
      .sort((a, b) => a - b),
    pass: moves.includes("pass"),
    pay: moves.filter((move) => move.startsWith("pay ")).map((move) => Number(move.slice("pay ".length))),
  };
}

export function isBlack(card: string): boolean {
  return card.startsWith(BLACK);
}

export function playMove(card: string): string {
  return `play ${card}`;
}

export function blackMove(number: number): string {
  return `play ${BLACK}${number}`;
}

export function payMove(value: number): string {
  return `pay ${value}`;
}

export function numberOf(card: string): number {
  return Number(card.slice(1));
}

/** The way on which a number comes next; null where a number goes neither up nor down alone. */
export function wayOf(view: Pick<GateView, "next_up" | "next_down">, number: number): Way | null {
  if (view.next_up === number) return "up";
  return view.next_down === number ? "down" : null;
}

/** What a tap on black asks for when it can be played as nothing: the server says why not. */
export function anyBlackMove(view: Pick<GateView, "next_up" | "next_down">): string {
  return blackMove(view.next_up ?? view.next_down ?? 0);
}
