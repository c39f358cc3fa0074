// Cards, events, refusals and hints in words, by the conventions at the top of words/en/game.ftl.
import { Refusal } from "../net/api";
import { FACTS } from "../net/games";
import { tableOf } from "../net/tables";
import type { Told } from "../net/told";
import type { GameEvent, HintFrame, RefusedFrame } from "../net/types";
import type { Player } from "../table/stage";
import { hyphened, spaced } from "./naming";
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
/** How a card is put into a sentence: by its name, or by a mark that a picture replaces. */
export type SayCard = (game: string, card: string) => string;

/** The whole name of a card in the record's spelling, as `blue gold 6`; a card without words has only its spelling. */
export function cardName(game: string, card: string): string {
  const [kind, colour, value] = tableOf(game).cards[card] ?? ["", null, 0];
  const id = `card-${game}-${kind}`;
  return kind && words.has(id) ? t(id, { colour: colour ? t(`colour-${colour}`) : "", value }) : card;
}

/** An event as a sentence; for the log without places, which people have to remember themselves. */
export function tell(
  game: string,
  event: GameEvent,
  players: readonly Player[],
  { log = false, sayCard = cardName }: { log?: boolean; sayCard?: SayCard } = {},
): string {
  const facts = new Teller(game, players, sayCard).facts(event, tableOf(game).told[event.kind] ?? {});
  const id = [game, null].map((part) => messageId("event", part, event.kind)).find((one) => words.has(one));
  if (id === undefined) return byItself(event, facts);
  return t(log && words.has(`${id}.log`) ? `${id}.log` : id, facts);
}

/** A sentence of an event's own names, where a game has no words for it: `Trick taken: seat Mia, cards 7 and 9.` */
function byItself(event: GameEvent, facts: Facts): string {
  const told = Object.keys(event).flatMap((name) =>
    facts[name] === undefined ? [] : [`${name.replaceAll("_", " ")} ${String(facts[name])}`],
  );
  return `${[spaced(event.kind), told.join(", ")].filter(Boolean).join(": ")}.`;
}

/** How a field of a view or an event is told, where it is shown by itself. */
export function sayField(game: string, value: unknown, how: Told | undefined, players: readonly Player[]): string {
  return String(new Teller(game, players, cardName).facts({ value }, how ? { value: how } : {})["value"] ?? "");
}

/** Why the server refused something: by the reason that the rules give, by the refusal's name, or in its own words. */
export function sayRefusal(
  { name, sentence, reason, facts }: Pick<RefusedFrame, "name" | "sentence"> & Partial<RefusedFrame>,
  game = "",
  players: readonly Player[] = [],
): string {
  const ids = [...(reason ? [`${game}-${reason}`, reason] : []), name].map((id) => `refused-${hyphened(id)}`);
  const known = ids.find((id) => words.has(id));
  return known ? t(known, new Teller(game, players, cardName).facts(facts ?? {}, FACTS.refused)) : sentence;
}

/** The same of a request that failed, which may have had to do with a game. What is no refusal is thrown on. */
export function sayError(error: unknown, game = ""): string {
  if (!(error instanceof Refusal)) throw error;
  const { refused, message, reason, facts } = error;
  return sayRefusal({ name: refused, sentence: message, reason, facts }, game);
}

export function sayHint(game: string, hint: HintFrame, players: readonly Player[]): string {
  const facts = new Teller(game, players, cardName).facts(hint.facts, FACTS.hint);
  const id = messageId("hint", game, hint.reason);
  return t(words.has(id) ? id : "hint-any-best-on-average", facts);
}

function messageId(what: string, game: string | null, name: string): string {
  return [what, game, hyphened(name)].filter((part) => part !== null).join("-");
}

/** A list in the language's way, as `a, b and c`. */
export function join(texts: readonly string[]): string {
  return texts.reduce((head, next, index) => t(index === texts.length - 1 ? "list-last" : "list-more", { head, next }));
}

/** Turns the fields of an event into the variables of its message. */
class Teller {
  constructor(
    readonly game: string,
    readonly players: readonly Player[],
    readonly sayCard: SayCard,
  ) {}

  facts(fields: object, told: Record<string, Told>): Facts {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(fields)) {
      if (name !== "kind") Object.assign(facts, this.#fact(name, value, told[name]));
    }
    return facts;
  }

  #fact(name: string, value: unknown, told: Told | undefined): Facts {
    if (told === undefined) return { [name]: value as string | number };
    if (typeof told === "object") return this.facts(value as object, told);
    return this.#ways[told](name, value as never);
  }

  readonly #ways: Record<Extract<Told, string>, (name: string, value: never) => Facts> = {
    untold: () => ({}),
    colour: (name, colour: string) => ({ [name]: t(`colour-${colour}`) }),
    seat: (name, seat: number) => this.#seat(name, seat),
    seats: (name, seats: number[]) => this.#seats(name, seats),
    card: (name, card: string) => this.#card(name, card),
    list: (name, items: (string | number)[]) =>
      list(
        name,
        items.map((item) => this.#said(item)),
      ),
    by_seat: (name, values: (string | number | null)[]) => this.#bySeat(name, values),
    owners: (name, owners: (number | null)[]) => this.#owners(name, owners),
  };

  #card(name: string, card: string): Facts {
    return { [name]: this.#said(card), [`${name}_kind`]: tableOf(this.game).cards[card]?.[0] ?? "" };
  }

  #said(value: string | number): string {
    return typeof value === "string" ? this.sayCard(this.game, value) : String(value);
  }

  #seat(name: string, seat: number): Facts {
    const player = this.players[seat]!;
    return { [name]: player.name, [`${name}_you`]: yes(player.you) };
  }

  #seats(name: string, seats: number[]): Facts {
    const players = seats.map((seat) => this.players[seat]!);
    const names = players.map((player) => (player.you ? t("ui-you") : player.name));
    return { ...list(name, names), [`${name}_you`]: yes(players.some((player) => player.you)) };
  }

  #owners(name: string, owners: (number | null)[]): Facts {
    const all = tableOf(this.game).colours;
    const colours = this.players.map((_, seat) =>
      all.filter((_, index) => owners[index] === seat).map((colour) => t(`colour-${colour}`)),
    );
    return this.#pieces(
      name,
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
