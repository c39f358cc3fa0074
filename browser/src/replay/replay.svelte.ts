// A recorded game, step by step, from the viewpoint of a seat, of an onlooker, or of who may see everything.
import { api } from "../net/api";
import type { Replay } from "../net/protocol";
import type { GameEvent, GameView, ReplayStep, Step } from "../net/types";
import { Moment } from "../table/moment.svelte";
import { beatsOf, hold } from "../table/pace";
import { botName, type Hint, type Player, type Stage } from "../table/stage";
import { t, words } from "../words/words.svelte";

/** Between two steps that are played by themselves, in milliseconds. */
const BREATH = 300;

export type GameRecord = Record<string, unknown>;
/** A seat, an onlooker, or all cards. */
export type Viewpoint = number | "onlooker" | "all";

export class ReplayStage implements Stage {
  readonly refused = null;
  readonly yourTurn = false;
  index = $state(0);
  viewpoint = $state<Viewpoint>("all");
  playing = $state(false);
  /** What a review found better than the move that was made, what would have followed, and after how many moves. */
  better = $state.raw<{ turn: number; moves: readonly string[]; label: string } | null>(null);
  /** The better moves are shown instead of those that were made. */
  isOther = $state(false);
  #replay = $state.raw<Replay>()!;
  readonly #moment = new Moment();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly record: GameRecord,
    replay: Replay,
  ) {
    this.#replay = replay;
  }

  static async of(record: GameRecord): Promise<ReplayStage> {
    return new ReplayStage(record, await load(record, "all"));
  }

  get #steps(): readonly ReplayStep[] {
    return this.#replay.steps;
  }

  get #step(): ReplayStep {
    return this.#steps[this.index]!;
  }

  get deal(): string {
    return JSON.stringify(this.record["deal"]);
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

  /** The better move is shown on the board as a hint is. */
  get hint(): Hint | null {
    const move = this.better?.moves[0];
    if (move === undefined || this.better!.turn !== this.index) return null;
    return { move, sentence: t("review-better", { move: this.better!.label }) };
  }

  get moment(): boolean {
    return this.#moment.lasts;
  }

  get beat(): readonly GameEvent[] {
    return this.#moment.beat;
  }

  get coming(): readonly GameEvent[] {
    return this.#moment.coming;
  }

  get truth() {
    return this.viewpoint === "all" ? (this.#step.truth ?? null) : null;
  }

  /** What happened up to here. */
  get steps(): Step[] {
    return this.#steps.slice(0, this.index + 1);
  }

  get length(): number {
    return this.#steps.length;
  }

  get players(): readonly Player[] {
    return Array.from({ length: this.#replay.players }, (_, seat) => playerOf(this.record, seat));
  }

  async lookFrom(viewpoint: Viewpoint): Promise<void> {
    this.#replay = await load(this.#shown, viewpoint);
    this.viewpoint = viewpoint;
  }

  /** The record, or how it would have gone on with the better moves. */
  get #shown(): GameRecord {
    return this.isOther && this.better ? withOther(this.record, this.better.turn, this.better.moves) : this.record;
  }

  /** Goes to what would probably have followed, move by move, or back to the game. */
  async switchTo(isOther: boolean): Promise<void> {
    this.pause();
    this.isOther = isOther;
    this.#replay = await load(this.#shown, this.viewpoint);
    this.#show(this.better!.turn, false);
    if (isOther) this.play();
  }

  go(index: number): void {
    this.pause();
    this.#show(index, index === this.index + 1);
  }

  play(): void {
    this.playing = true;
    this.#advance();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  hurry(): void {
    this.#moment.hurry();
  }

  act(): void {
    // A recorded game stays as it was.
  }

  clear(): void {
    // There is nothing to forget.
  }

  #advance(): void {
    if (this.index + 1 >= this.length) {
      this.pause();
      return;
    }
    this.#show(this.index + 1, true);
    this.#timer = setTimeout(() => this.#advance(), this.#length + BREATH);
  }

  get #beats(): GameEvent[][] {
    return beatsOf(this.view.game, this.events);
  }

  /** How long the events of a step are shown. */
  get #length(): number {
    return this.#beats.reduce((sum, beat) => sum + hold(this.view.game, beat), 0);
  }

  #show(index: number, isNext: boolean): void {
    this.index = Math.max(0, Math.min(index, this.length - 1));
    if (isNext)
      this.#moment.show(
        this.#beats,
        (beat) => hold(this.view.game, beat),
        () => undefined,
      );
    else this.#moment.stop();
  }
}

/** Who sat there, as far as the record tells: a person by name, a bot by its level. */
export function playerOf({ names }: GameRecord, seat: number): Player {
  const told: unknown = Array.isArray(names) ? names[seat] : null;
  const name = typeof told === "string" && told ? told : null;
  const bot = name !== null && words.has(`level-${name}`);
  return {
    name: bot ? botName(name, seat) : (name ?? t("ui-seat", { seat: seat + 1 })),
    you: false,
    own: false,
    bot,
    level: bot ? name : null,
    here: true,
  };
}

/** A record that goes on with other moves after some of its own; how it would end nobody knows. */
export function withOther(record: GameRecord, turn: number, other: readonly string[]): GameRecord {
  const { result: _, moves, ...rest } = record;
  return { ...rest, moves: [...(Array.isArray(moves) ? (moves as unknown[]).slice(0, turn) : []), ...other] };
}

function load(record: GameRecord, viewpoint: Viewpoint): Promise<Replay> {
  const query = viewpoint === "all" ? "all=true" : viewpoint === "onlooker" ? "" : `seat=${viewpoint}`;
  return api.replay(record, query);
}
