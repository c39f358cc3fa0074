// What the pages about contests ask of the server.
import { ask } from "../net/api";
import type {
  ContestPage,
  Daily,
  DailyStandings,
  ListedContest,
  OpenedContest,
  OpenedTable,
  TournamentSettings,
} from "../net/protocol";

export const contestsApi = {
  daily: () => ask<Daily>("/api/daily"),
  playDaily: (game: string, name: string) => ask<OpenedTable>(`/api/daily/${game}`, name ? { name } : {}),
  dailyStandings: (day: string, game: string) => ask<DailyStandings>(`/api/daily/${day}/${game}`),
  mine: () => ask<ListedContest[]>("/api/me/contests"),
  open: (settings: TournamentSettings) => ask<OpenedContest>("/api/contests", settings),
  show: (code: string) => ask<ContestPage>(`/api/contests/${code}`),
  join: (code: string, name: string) => ask<ContestPage>(`/api/contests/${code}/join`, name ? { name } : {}),
  act: (code: string, what: "leave" | "begin" | "close" | "end") =>
    ask<ContestPage>(`/api/contests/${code}/${what}`, {}),
};
