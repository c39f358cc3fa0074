// What the action bar says: what happened as long as it is shown, else what there is to do.
import type { MineView } from "../../net/protocol";
import type { GameEvent } from "../../net/types";
import { whoseTurn } from "../../play/title";
import { lanternOf, type Stage } from "../../table/stage";
import { hyphened } from "../../words/naming";
import { cardName, COLOURS, tell } from "../../words/say";
import { t } from "../../words/words.svelte";
import type { Showing } from "./showing";

export interface Said {
  title: string;
  detail: string;
}

export function said(stage: Stage<MineView>, showing: Showing | null): Said {
  const { view } = stage;
  if (showing) return happened(stage, stage.events.find(({ kind }) => kind === "gold_rush") ?? showing.event);
  if (view.to_move === null) return { title: t("ui-game-over"), detail: "" };
  return stage.yourTurn ? toDo(stage) : waiting(stage);
}

function happened({ players }: Stage<MineView>, event: GameEvent): Said {
  return { title: t(`mine-head-${hyphened(event.kind)}`), detail: tell("mine", event, players) };
}

/** What others do: the first card that they turned up is there for all to see. */
function waiting(stage: Stage<MineView>): Said {
  const { view, players } = stage;
  const seat = lanternOf(stage)!;
  const name = players[seat]?.name ?? "";
  const title = t(`phase-mine-${view.phase}`, { seat: name, seat_you: players[seat]?.you ? "yes" : "no" });
  return {
    title,
    detail: view.face_up ? [cardName("mine", view.face_up.card), digsFor(stage)].filter(Boolean).join(": ") : "",
  };
}

function toDo(stage: Stage<MineView>): Said {
  const { phase, face_up, to_move, options } = stage.view;
  const isYou = stage.players[to_move!]?.you ?? false;
  const title = (own: string): string => (isYou ? t(own) : whoseTurn(stage, to_move!));
  if (phase === "rush") return { title: title("mine-rush-title"), detail: t("mine-rush") };
  if (!face_up) return { title: title("ui-your-turn"), detail: t("mine-first") };
  const detail = [digsFor(stage), toFind(face_up.card, options.dig === "more" ? 1 : 0)].filter(Boolean).join(". ");
  return { title: title("mine-second-title"), detail };
}

/** For whom the miner that is up would dig: nobody's digs for whose turn it is. Nothing for another card. */
function digsFor({ view, players }: Stage<MineView>): string {
  const card = view.face_up?.card ?? "*";
  const colour = COLOURS[card[0]!];
  if (colour === undefined) return "";
  const owner = view.mines.findIndex((mine) => mine.colours.includes(colour));
  const player = players[owner < 0 ? view.to_move! : owner]!;
  return player.you ? t("mine-digs-for-you") : t("mine-digs-for", { seat: player.name });
}

/** What would go well with a card that is up; a miner must be worth so much more than gold to dig it up. */
function toFind(card: string, more: number): string {
  if (card === "*") return t("mine-second-dynamite");
  const value = Number(card.slice(1));
  return card.startsWith("$")
    ? t("mine-second-gold", { value: value + more })
    : t("mine-second-miner", { value: value - more });
}
