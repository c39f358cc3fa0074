// A puzzle on the board: the last moves up to a position, one move to find, and what the server says of it.
import { presentationOf } from "../games/presentation";
import { ask } from "../net/api";
import type { PuzzleAnswered, PuzzleShown, Truth } from "../net/protocol";
import type { GameEvent, GameView, ReplayStep, Step } from "../net/types";
import type { Hint, Player, Refused, Stage } from "../table/stage";
import { t } from "../words/words.svelte";

export const puzzlesApi = {
  show: (name: string, game: string) => ask<PuzzleShown>(`/api/puzzles/${name}${game ? `?game=${game}` : ""}`),
  answer: (name: string, move: string) => ask<PuzzleAnswered>(`/api/puzzles/${name}`, { move }),
};

export class PuzzleStage implements Stage {
  answered = $state.raw<PuzzleAnswered | null>(null);
  made = $state("");
  /** Cards that were seen lie open for who wants to think, not to remember. */
  seen = $state(false);
  refused = $state.raw<Refused | null>(null);
  readonly hint: Hint | null = null;
  readonly moment = false;
  readonly beat: readonly GameEvent[] = [];
  readonly coming: readonly GameEvent[] = [];

  constructor(
    readonly puzzle: PuzzleShown,
    readonly told: (error: unknown) => void,
  ) {
    this.seen = puzzle.seen.length > 0 && puzzle.theme !== "remember";
  }

  get #step(): ReplayStep {
    return this.puzzle.steps[this.puzzle.steps.length - 1]!;
  }

  get deal(): string {
    return `puzzle/${this.puzzle.id}`;
  }

  get view(): GameView {
    return this.#step.view;
  }

  get last() {
    return this.#step.last;
  }

  get events(): readonly GameEvent[] {
    return this.#step.events;
  }

  get steps(): Step[] {
    return this.puzzle.steps;
  }

  /** What the seat has seen, where it lies; nothing else. */
  get truth(): Truth | null {
    return this.seen ? presentationOf(this.puzzle.game).truthOf(this.puzzle.seen) : null;
  }

  get players(): readonly Player[] {
    return Array.from({ length: this.puzzle.players }, (_, seat) => {
      const you = seat === this.puzzle.seat;
      const name = you ? t("ui-you-name") : t("ui-seat", { seat: seat + 1 });
      return { name, you, own: you, bot: !you, here: true };
    });
  }

  get yourTurn(): boolean {
    return this.answered === null;
  }

  act(move: string): void {
    if (!this.yourTurn) return;
    this.made = move;
    puzzlesApi.answer(this.puzzle.id, move).then((answered) => (this.answered = answered), this.told);
  }

  again(): void {
    this.answered = null;
    this.made = "";
  }

  hurry(): void {}

  clear(): void {
    this.refused = null;
  }
}
