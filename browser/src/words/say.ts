// Cards, events, refusals and hints in words, by the conventions at the top of words/en/game.ftl.
import type { GameEvent, HintFrame, RefusedFrame } from "../net/types";
import type { Player } from "../table/stage";
import { t, words, type Facts } from "./words.svelte";

export const COLOURS: Record<string, string> = {
  g: "green",
  b: "blue",
  v: "violet",
  r: "red",
  o: "orange",
  p: "pink",
  y: "gold",
  k: "black",
};
const MINE_COLOURS = ["green", "orange", "blue", "red", "violet"];

const SEATS = new Set(["seat", "first", "winner", "source", "to", "dealer"]);
const CARDS = new Set(["card", "other", "gave", "got", "gold", "miner", "stronger", "weaker"]);
const LISTS = new Set(["cards", "chips", "places"]);
const BY_SEAT = new Set(["donkeys", "points", "scores", "totals", "kept"]);
const UNTOLD = new Set(["kind", "hands"]);

/** How a card is put into a sentence: by its name, or by a mark that a picture replaces. */
export type SayCard = (game: string, card: string) => string;

/** The whole name of a card in the record's spelling, as `blue gold 6`. */
export function cardName(game: string, card: string): string {
  const colour = t(`colour-${COLOURS[card[0]!] ?? "gold"}`);
  const value = Number(card.slice(1));
  return t(`card-${game}-${kindOf(game, card)}`, { colour, value });
}

function kindOf(game: string, card: string): string {
  if (game === "donkey") return card.endsWith("D") ? "donkey" : "gold";
  if (game === "gate") return card === "k" ? "black" : "number";
  if (card === "*") return "dynamite";
  return card.startsWith("$") ? "gold" : "miner";
}

/** An event as a sentence; for the log without places, which people have to remember themselves. */
export function tell(
  game: string,
  event: GameEvent,
  players: readonly Player[],
  { log = false, sayCard = cardName }: { log?: boolean; sayCard?: SayCard } = {},
): string {
  const id = `event-${game}-${hyphened(event.kind)}`;
  const facts = new Teller(game, players, sayCard).facts(event);
  return t(log && words.has(`${id}.log`) ? `${id}.log` : id, facts);
}

/** Why the server refused something: by the reason that the rules give, by the refusal's name, or in its own words. */
export function sayRefusal(
  { name, sentence, reason, facts }: Pick<RefusedFrame, "name" | "sentence"> & Partial<RefusedFrame>,
  game = "",
  players: readonly Player[] = [],
): string {
  const ids = [...(reason ? [`${game}-${reason}`, reason] : []), name].map((id) => `refused-${hyphened(id)}`);
  const known = ids.find((id) => words.has(id));
  return known ? t(known, new Teller(game, players, cardName).facts(facts ?? {})) : sentence;
}

export function sayHint(game: string, hint: HintFrame, players: readonly Player[]): string {
  const facts = new Teller(game, players, cardName).facts(hint.facts);
  return t(`hint-${game}-${hyphened(hint.reason)}`, facts);
}

/** A move of the record's spelling as a short label, as `Take blue gold 6`. */
export function sayMove(game: string, move: string, players: readonly Player[]): string {
  const [kind = "", first = "", second = ""] = move.split(" ");
  const card = (text: string): string => cardName(game, text);
  if (game === "mine") return t("move-mine-flip", { place: Number(first) });
  if (game === "gate" && kind === "pass") return t("move-gate-pass");
  if (game === "gate") {
    const black = first.startsWith("k");
    return t("move-gate-play", { black: yes(black), number: Number(first.slice(1)), card: card(black ? "k" : first) });
  }
  if (kind === "swap") return t("move-donkey-swap", { give: card(first), get: card(second) });
  if (kind === "bonus") return t("move-donkey-bonus", { card: card(first), seat: players[Number(second)]!.name });
  return kind === "decline" ? t("move-donkey-decline") : t("move-donkey-take", { card: card(first) });
}

/** A list in the language's way, as `a, b and c`. */
export function join(texts: readonly string[]): string {
  return texts.reduce((head, next, index) => t(index === texts.length - 1 ? "list-last" : "list-more", { head, next }));
}

/** A name of the code as part of a message's id. */
export function hyphened(name: string): string {
  return name.replaceAll("_", "-");
}

/** Turns the fields of an event into the variables of its message. */
class Teller {
  constructor(
    readonly game: string,
    readonly players: readonly Player[],
    readonly sayCard: SayCard,
  ) {}

  facts(fields: Record<string, unknown>): Facts {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(fields)) {
      if (!UNTOLD.has(name)) Object.assign(facts, this.#fact(name, value));
    }
    if ("card" in fields) facts["black"] = yes(fields["card"] === "k");
    return facts;
  }

  #fact(name: string, value: unknown): Facts {
    if (name === "score") return this.facts(value as Record<string, unknown>);
    if (name === "colour") return { colour: t(`colour-${value as string}`) };
    if (name === "winners") return this.#winners(value as number[]);
    if (name === "owners") return this.#owners(value as (number | null)[]);
    if (SEATS.has(name)) return this.#seat(name, value as number);
    if (CARDS.has(name) && typeof value === "string") return { [name]: this.#said(value as string) };
    if (LISTS.has(name) && Array.isArray(value))
      return list(
        name,
        (value as (string | number)[]).map((item) => this.#said(item)),
      );
    if (BY_SEAT.has(name) && Array.isArray(value)) return this.#bySeat(name, value as (string | number | null)[]);
    return { [name]: value as string | number };
  }

  #said(value: string | number): string {
    return typeof value === "string" ? this.sayCard(this.game, value) : String(value);
  }

  #seat(name: string, seat: number): Facts {
    const player = this.players[seat]!;
    return { [name]: player.name, [`${name}_you`]: yes(player.you) };
  }

  #winners(seats: number[]): Facts {
    const winners = seats.map((seat) => this.players[seat]!);
    const names = winners.map((player) => (player.you ? t("ui-you") : player.name));
    return { ...list("winners", names), winners_you: yes(winners.some((player) => player.you)) };
  }

  #owners(owners: (number | null)[]): Facts {
    const colours = this.players.map((_, seat) =>
      MINE_COLOURS.filter((_, index) => owners[index] === seat).map((colour) => t(`colour-${colour}`)),
    );
    return this.#pieces(
      "owners",
      colours.map((own) => (own.length ? join(own) : null)),
    );
  }

  #bySeat(name: string, values: (string | number | null)[]): Facts {
    return this.#pieces(
      name,
      values.map((value) => (value === null ? null : this.#said(value))),
    );
  }

  #pieces(name: string, texts: (string | null)[]): Facts {
    const pieces = texts.flatMap((value, seat) =>
      value === null ? [] : [t("per-seat", { ...this.#seat("seat", seat), value })],
    );
    const joined = pieces.length ? pieces.reduce((head, next) => t("list-seats", { head, next })) : "";
    return { [name]: joined, [`${name}_count`]: pieces.length };
  }
}

function list(name: string, texts: string[]): Facts {
  return { [name]: texts.length ? join(texts) : "", [`${name}_count`]: texts.length };
}

function yes(truth: boolean): string {
  return truth ? "yes" : "no";
}
