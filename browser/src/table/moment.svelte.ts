// What a move brought is shown beat by beat; as long as that lasts, the game waits.
import type { GameEvent } from "../net/types";

export class Moment {
  lasts = $state(false);
  /** What is shown now, or was shown last. */
  beat = $state.raw<readonly GameEvent[]>([]);
  coming = $state.raw<readonly GameEvent[]>([]);
  #beats: GameEvent[][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hold: (beat: readonly GameEvent[]) => number = () => 0;
  #after: () => void = () => undefined;

  /** Shows what happened, each beat as long as `hold` says, and then goes on. */
  show(beats: readonly GameEvent[][], hold: (beat: readonly GameEvent[]) => number, after: () => void): void {
    this.#clear();
    this.#beats = [...beats];
    this.#hold = hold;
    this.#after = after;
    this.lasts = true;
    this.#next();
  }

  /** Shows what happened without letting anything wait for it. */
  glance(events: readonly GameEvent[]): void {
    this.#clear();
    this.beat = events;
  }

  hurry(): void {
    if (this.lasts) this.#finish();
  }

  /** Shows nothing: how the game came here was not seen. */
  stop(): void {
    this.glance([]);
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (!beat) {
      this.#finish();
      return;
    }
    this.beat = beat;
    this.coming = this.#beats.flat();
    this.#timer = setTimeout(() => this.#next(), this.#hold(beat));
  }

  #finish(): void {
    this.#clear();
    this.#after();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.coming = [];
    this.lasts = false;
  }
}
