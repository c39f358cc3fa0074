// Which bots join where somebody is content with the one chosen last.
import { settings } from "../app/settings.svelte";
import { games } from "../parts/games.svelte";
import { CHARACTERS } from "../table/stage";
import { LEVELS } from "./levels";

/** The bot that was chosen last, in any game; `medium` where a game has no such bot. */
export function chosenBot(game: string): string {
  const { level } = settings.kept;
  return (games.of(game)?.bots ?? LEVELS).includes(level) ? level : "medium";
}

/** So many bots of a level; or a character, and of the others as many as there are seats: nobody plays against twins. */
export function botsLike(level: string, count: number, sitting: readonly (string | null)[] = []): string[] {
  const first = CHARACTERS.indexOf(level);
  if (first < 0) return Array<string>(count).fill(level);
  const inTurn = [...CHARACTERS.slice(first), ...CHARACTERS.slice(0, first)];
  const free = inTurn.filter((character) => !sitting.includes(character));
  return Array.from({ length: count }, (_, index) => free[index] ?? inTurn[index % inTurn.length]!);
}

/** How many of so many opponents are others than the one that was chosen. */
export function othersBeside(level: string, count: number): number {
  return botsLike(level, count).filter((each) => each !== level).length;
}
