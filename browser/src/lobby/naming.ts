// How the time of a table is called.
import type { LobbyTable } from "../net/protocol";
import { t } from "../words/words.svelte";
import { paceOf } from "./filters";

const DAY = 86_400;
const MINUTE = 60;

export function paceName(table: LobbyTable): string {
  const { time } = table.settings;
  const pace = paceOf(table);
  if (!time || pace === "none") return t("time-none");
  if (pace === "days") return t("time-choice-days", { days: Math.max(1, Math.round((time.free ?? 0) / DAY)) });
  return t("time-choice-live", { minutes: Math.round((time.bank ?? 0) / MINUTE), seconds: time.increment ?? 0 });
}
