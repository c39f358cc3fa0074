// What the action bar says: what happened as long as it is shown, else what there is to do.
import type { GameEvent, MineView } from "../../net/types";
import type { Stage } from "../../table/stage";
import { hyphened, tell } from "../../words/say";
import { t } from "../../words/words.svelte";
import type { Showing } from "./showing";

export interface Said {
  title: string;
  detail: string;
}

export function said(stage: Stage<MineView>, showing: Showing | null): Said {
  const { view, players } = stage;
  if (showing) return happened(stage, stage.events.find(({ kind }) => kind === "gold_rush") ?? showing.event);
  if (view.to_move === null) return { title: t("ui-game-over"), detail: "" };
  if (stage.yourTurn) return toDo(view);
  const seat = players[view.to_move]?.name ?? "";
  const detail = t(`phase-mine-${view.phase}`, { seat, seat_you: "no" });
  return { title: t("ui-waiting-for", { seat }), detail };
}

function happened({ players }: Stage<MineView>, event: GameEvent): Said {
  return { title: t(`mine-head-${hyphened(event.kind)}`), detail: tell("mine", event, players) };
}

function toDo({ phase, face_up }: MineView): Said {
  if (phase === "rush") return { title: t("mine-rush-title"), detail: t("mine-rush") };
  if (!face_up) return { title: t("ui-your-turn"), detail: t("mine-first") };
  return { title: t("mine-second-title"), detail: toFind(face_up.card) };
}

/** What would go well with a card that is up. */
function toFind(card: string): string {
  if (card === "*") return t("mine-second-dynamite");
  return t(card.startsWith("$") ? "mine-second-gold" : "mine-second-miner", { value: Number(card.slice(1)) });
}
