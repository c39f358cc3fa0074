// The count before the result: beat by beat, as fast as the person likes; whoever is in a hurry sees its end at once.
import { settings, type Speed } from "../app/settings.svelte";

const WHOLE = 4800;
const LONGEST_BEAT: Record<Speed, number> = { calm: 640, quick: 360, instant: 1 };

export class Counting {
  /** What came before this beat is shown; when all is counted, everything. */
  beat = $state(Infinity);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Who has not seen the game end, or wants no motion, sees the end of the count. */
  constructor(isWanted: boolean) {
    if (isWanted && settings.moves && settings.kept.speed !== "instant") this.beat = 0;
  }

  get isDone(): boolean {
    return this.beat === Infinity;
  }

  /** Counts, if there is something to count; `tick` is called at each beat. */
  begin(beats: number, tick: () => void): void {
    if (this.isDone) return;
    this.#timer = setInterval(
      () => {
        this.beat += 1;
        if (this.beat > beats) this.finish();
        else tick();
      },
      Math.min(LONGEST_BEAT[settings.kept.speed], WHOLE / beats),
    );
  }

  finish(): void {
    clearInterval(this.#timer);
    this.beat = Infinity;
  }
}
