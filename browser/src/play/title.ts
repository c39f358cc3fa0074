import type { Stage } from "../table/stage";
import { t } from "../words/words.svelte";

/** The page's title begins with whose turn it is. */
export function titleOf(stage: Stage): string {
  const game = t(`game-${stage.view.game}`);
  const { to_move } = stage.view;
  if (to_move === null) return `${t("ui-game-over")} · ${game}`;
  const player = stage.players[to_move];
  const whose = stage.yourTurn ? `★ ${t("ui-your-turn")}` : t("ui-waiting-for", { seat: player?.name ?? "" });
  return `${whose} · ${game}`;
}
