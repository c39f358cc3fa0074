// A guided first game: a recorded one in which the learner makes the moves of the first seat.
import { api } from "../net/api";
import type { Replay } from "../net/protocol";
import type { GameEvent, GameView, ReplayStep, Step } from "../net/types";
import { Moment } from "../table/moment.svelte";
import { beatsOf, hold } from "../table/pace";
import type { Hint, Player, Refused, Stage } from "../table/stage";
import { t } from "../words/words.svelte";

export interface Lesson {
  record: { game: string; moves: string[] } & Record<string, unknown>;
  /** What is said before each move of the learner: by the move's number, the end of a message's id. */
  notes: Record<string, string>;
}

const LESSONS = import.meta.glob<Lesson>("../games/*/lesson.json", { import: "default" });
const LEARNER = 0;
const TEACHER = "Rosie";

async function lessonOf(game: string): Promise<Lesson> {
  return LESSONS[`../games/${game}/lesson.json`]!();
}

export class LessonStage implements Stage {
  index = $state(0);
  refused = $state.raw<Refused | null>(null);
  readonly #moment = new Moment();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly replay: Replay,
  ) {
    this.#goOn();
  }

  static async of(game: string): Promise<LessonStage> {
    await api.me();
    const lesson = await lessonOf(game);
    return new LessonStage(lesson, await api.replay(lesson.record, `seat=${LEARNER}`));
  }

  get #step(): ReplayStep {
    return this.replay.steps[this.index]!;
  }

  get #wanted(): string | undefined {
    return this.lesson.record.moves[this.index];
  }

  get deal(): string {
    return `learn/${this.lesson.record.game}`;
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

  get steps(): Step[] {
    return this.replay.steps.slice(0, this.index + 1);
  }

  get players(): readonly Player[] {
    return [
      { name: t("ui-you-name"), you: true, own: true, bot: false, here: true },
      { name: TEACHER, you: false, own: false, bot: true, here: true },
    ];
  }

  get yourTurn(): boolean {
    return !this.moment && !this.isDone && this.view.to_move === LEARNER;
  }

  get isDone(): boolean {
    return this.#wanted === undefined && !this.moment;
  }

  get hint(): Hint | null {
    const note = this.lesson.notes[this.index];
    if (!this.yourTurn || note === undefined || this.#wanted === undefined) return null;
    return { move: this.#wanted, sentence: t(`learn-${this.view.game}-${note}`) };
  }

  act(move: string): void {
    if (!this.yourTurn) return;
    this.clear();
    if (move === this.#wanted) this.#advance();
    else this.refused = { sentence: t("learn-other"), clause: null };
  }

  hurry(): void {
    this.#moment.hurry();
  }

  clear(): void {
    this.refused = null;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#moment.stop();
  }

  #advance(): void {
    this.index += 1;
    const { game } = this.view;
    this.#moment.show(
      beatsOf(game, this.events),
      (beat) => hold(game, beat),
      () => this.#goOn(),
    );
  }

  /** The other seat moves by itself. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.#wanted !== undefined && this.view.to_move !== LEARNER) {
      this.#timer = setTimeout(() => this.#advance(), 900);
    }
  }
}
