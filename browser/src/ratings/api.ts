// What the pages about ratings ask of the server.
import { ask } from "../net/api";
import type { LadderShown, Leaderboard, RatingChange, RatingChart } from "../net/protocol";

let ladders: Promise<LadderShown[]> | null = null;

export const ratingsApi = {
  /** They are shipped with the server, so they are asked for once. */
  ladders: () => (ladders ??= ask<LadderShown[]>("/api/ratings")),
  board: (pool: string) => ask<Leaderboard>(`/api/ratings/${pool}`),
  chart: (page: string, pool: string) => ask<RatingChart>(`/api/people/${page}/ratings/${pool}`),
  changes: (record: string) => ask<RatingChange[]>(`/api/records/${record}/ratings`),
};
