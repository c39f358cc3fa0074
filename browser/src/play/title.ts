import { lanternOf, type Stage } from "../table/stage";
import { gameName } from "../words/naming";
import { t } from "../words/words.svelte";

/** The page's title begins with whose turn it is. */
export function titleOf(stage: Stage): string {
  const game = gameName(stage.view.game);
  const seat = lanternOf(stage);
  if (seat === null) return `${t("ui-game-over")} · ${game}`;
  return `${stage.yourTurn ? "★ " : ""}${whoseTurn(stage, seat)} · ${game}`;
}

/** Who has the turn: the reader, one of those who share this screen, or somebody whom everybody waits for. */
export function whoseTurn(stage: Pick<Stage, "players">, seat: number): string {
  const player = stage.players[seat];
  if (player?.you) return t("ui-your-turn");
  return t(player?.own ? "ui-turn-of" : "ui-waiting-for", { seat: player?.name ?? "" });
}
