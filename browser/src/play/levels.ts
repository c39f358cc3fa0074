// The bots that people choose from, the weakest first. Which of them a game has, the server says.

export const LEVELS = ["beginner", "easy", "medium", "hard", "very-hard", "expert"];
/** Above the levels, where a game is deep enough. */
const MASTERS = ["master", "grandmaster"];

/** What a bot wears: a stripe for each level up to its own, and a master golden ones. */
export interface Stripes {
  count: number;
  golden: boolean;
}

export function stripesOf(level: string | null | undefined): Stripes {
  const golden = MASTERS.includes(level ?? "");
  return { count: (golden ? MASTERS : LEVELS).indexOf(level ?? "") + 1, golden };
}
