// A review that grows on the server: it is asked for again and again until it is whole.
import { api, Refusal } from "../net/api";
import type { ReviewShown } from "../net/protocol";
import type { GameRecord } from "../replay/replay.svelte";
import { sayRefusal } from "../words/say";
import { words } from "../words/words.svelte";

/** Between two questions, in milliseconds. */
const PAUSE = 1000;

/** A record that the person brought along, for the screen that reviews it. */
let brought: GameRecord | null = null;

export function bring(record: GameRecord): void {
  brought = record;
}

/** The same record again, for a link that leads from its review back to the replay. */
export function broughtRecord(): GameRecord | null {
  return brought;
}

/** How a review is asked for: by the name of a record, or with the record that was brought. */
export function askFor(name: string | null): (() => Promise<ReviewShown>) | null {
  if (name) return () => api.review(name, words.language);
  const record = brought;
  return record && (() => api.reviewOf(record, words.language));
}

export class GrowingReview {
  progress = $state(0);
  page = $state<string | null>(null);
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(readonly ask: () => Promise<ReviewShown>) {}

  async start(): Promise<void> {
    try {
      const { progress, page } = await this.ask();
      this.progress = progress;
      this.page = page;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // what is only too much for now is asked for again
      if (error.refused !== "too_many") {
        this.problem = sayRefusal({ name: error.refused, sentence: error.message, clause: null });
        return;
      }
    }
    if (this.progress < 1 && !this.#isStopped) this.#timer = setTimeout(() => void this.start(), PAUSE);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}

/** Where a link of a review leads to: the step, and the moves that would have been better from there on. */
export function readPlace(hash: string): { turn: number; moves: string[] } | null {
  const [turn = "", ...moves] = hash.replace(/^#/, "").split("/");
  if (!/^\d+$/.test(turn)) return null;
  return { turn: Number(turn), moves: moves.filter(Boolean).map(decodeURIComponent) };
}
