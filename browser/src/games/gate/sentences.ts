// What the action bar says.
import type { GateView } from "../../net/protocol";
import { whoseTurn } from "../../play/title";
import type { Player, Stage } from "../../table/stage";
import { cardName, join, tell } from "../../words/say";
import { t } from "../../words/words.svelte";
import type { Choices } from "./moves";

export interface Saying {
  title: string;
  detail: string;
}

/** What this person can do now. */
export function sayTurn(stage: Stage<GateView>, choices: Choices): Saying {
  const { view, players } = stage;
  const detail = view.direction === "pay" ? payDetail(view, players) : turnDetail(view, choices);
  return { title: turnTitle(stage), detail };
}

function turnTitle(stage: Stage<GateView>): string {
  const { view } = stage;
  if (!stage.players[view.to_move!]?.you) return whoseTurn(stage, view.to_move!);
  if (view.kicker?.due) return t("gate-turn-kicker");
  if (view.direction === "pay") return t("gate-turn-pay");
  return view.direction === "up" || view.direction === "down" ? t(`gate-turn-${view.direction}`) : t("ui-your-turn");
}

function payDetail(view: GateView, players: readonly Player[]): string {
  return t("gate-pay-which", { seat: players[view.finished.at(-1)!.winner]!.name });
}

function turnDetail(view: GateView, choices: Choices): string {
  if (view.kicker?.due) return t("gate-kicker-starts", { card: cardName("gate", view.kicker.card) });
  if (view.must_play) return t(view.last ? "gate-start-anew" : "gate-start-any");
  if (choices.cards.size === 0 && choices.black.length === 0) return t("gate-none-fits");
  const { next_up: up, next_down: down } = view;
  if (up !== null && down !== null) return t("gate-next-two", { up, down });
  return t("gate-next-one", { number: up ?? down ?? 0 });
}

/** Black waits for its number. */
export function sayNaming(view: GateView, choices: Choices): Saying {
  return {
    title: t("gate-black"),
    detail: view.must_play ? t("gate-black-any") : sayEither(choices.black.toReversed()),
  };
}

/** "It can be 6 or 4." */
function sayEither(black: readonly number[]): string {
  const numbers = black.map(String).reduce((head, next) => t("gate-either", { head, next }));
  return t("gate-black-one-of", { numbers });
}

/** A run is being played. */
export function sayRun(cards: readonly string[]): Saying {
  return {
    title: t("gate-running"),
    detail: t("gate-still-to-come", { cards: join(cards.map((card) => cardName("gate", card))) }),
  };
}

const TOLD = new Set(["drawn_for_deal", "played", "chip_won", "passed", "new_sequence", "no_kicker", "kicker"]);

/** What happens while it is shown; then whom everybody waits for, and what happened last. */
export function sayWaiting({ view, events, beat, players, moment }: Stage<GateView>): Saying {
  const news = (moment ? beat : events)
    .filter((event) => TOLD.has(event.kind))
    .map((event) => tell("gate", event, players));
  const [first, ...more] = news;
  if (moment && first !== undefined) return { title: first, detail: more.join(" ") };
  return { title: phaseOf(view, players), detail: news.join(" ") };
}

function phaseOf(view: GateView, players: readonly Player[]): string {
  if (view.to_move === null) return t("phase-gate-over");
  const player = players[view.to_move]!;
  const phase = view.kicker?.due ? "kicker" : view.direction;
  return t(`phase-gate-${phase}`, { seat: player.name, seat_you: player.you ? "yes" : "no" });
}

/** A round has ended, and its hands lie open; who chose a chip to pay did so in a move of its own. */
export function sayEnding({ events, players }: Stage<GateView>): Saying {
  const told = (kind: string): string =>
    events
      .filter((event) => event.kind === kind)
      .map((event) => tell("gate", event, players))
      .join(" ");
  const end = told("round_ended");
  return end ? { title: end, detail: told("paid") } : { title: told("paid"), detail: told("round_scored") };
}
