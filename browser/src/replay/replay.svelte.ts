// A recorded game, step by step, through the eyes of a seat, of an onlooker, or of who may see everything.
import { api } from "../net/api";
import type { Replay } from "../net/protocol";
import type { GameEvent, GameView, ReplayStep, Step } from "../net/types";
import { Moment } from "../table/moment.svelte";
import { beatsOf, hold } from "../table/pace";
import { BOT_NAMES, type Player, type Stage } from "../table/stage";
import { t, words } from "../words/words.svelte";

/** Between two steps that are played by themselves, in milliseconds. */
const BREATH = 300;

export type GameRecord = Record<string, unknown>;
/** A seat, an onlooker, or all cards. */
export type Eyes = number | "onlooker" | "all";

export class ReplayStage implements Stage {
  readonly refused = null;
  readonly hint = null;
  readonly yourTurn = false;
  index = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
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
    return this.eyes === "all" ? (this.#step.truth ?? null) : null;
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

  async look(eyes: Eyes): Promise<void> {
    this.#replay = await load(this.record, eyes);
    this.eyes = eyes;
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

  /** How long the events of a step are shown. */
  get #length(): number {
    return beatsOf(this.events).reduce((sum, beat) => sum + hold(beat), 0);
  }

  #show(index: number, isNext: boolean): void {
    this.index = Math.max(0, Math.min(index, this.length - 1));
    if (isNext) this.#moment.show(this.events, hold, () => undefined);
    else this.#moment.stop();
  }
}

/** Who sat there, as far as the record tells: a person by name, a bot by its level. */
export function playerOf({ names }: GameRecord, seat: number): Player {
  const told: unknown = Array.isArray(names) ? names[seat] : null;
  const name = typeof told === "string" && told ? told : null;
  const bot = name !== null && words.has(`level-${name}`);
  return {
    name: bot ? BOT_NAMES[seat]! : (name ?? t("ui-seat", { seat: seat + 1 })),
    you: false,
    own: false,
    bot,
    level: bot ? name : null,
    here: true,
  };
}

function load(record: GameRecord, eyes: Eyes): Promise<Replay> {
  const query = eyes === "all" ? "all=true" : eyes === "onlooker" ? "" : `seat=${eyes}`;
  return api.replay(record, query);
}
