// A table on the server as this page sees it: what was sent, at a pace that people can follow.
import { settings } from "../app/settings.svelte";
import { Shuffle, type Transcript } from "../fair/shuffle";
import { faceOf } from "../games/boards";
import { presentationOf } from "../games/presentation";
import { Connection, socketOf, type Status } from "../net/socket";
import { sitDown } from "../time/clock";
import type {
  ClockFrame,
  Command,
  Frame,
  GameEvent,
  GameView,
  HintFrame,
  Line,
  PlayFrame,
  RefusedFrame,
  SeatShown,
  Settings,
  Step,
  TableFrame,
} from "../net/types";
import { sayHint, sayRefusal } from "../words/say";
import { t } from "../words/words.svelte";
import { Moment } from "./moment.svelte";
import { beatsOf, cardsBefore, hold } from "./pace";
import { botName, type Hint, type Player, type Refused, type Stage, type Trouble } from "./stage";

/** A move made while the connection was away, to be made when it is back. */
interface Unsent {
  command: Command;
  turn: number;
}

/** What becomes of asking a move back. */
export type Undo = "sent" | "done" | "declined";

const NOTICED = 6000;
/** So many of the shuffle's messages may still be answered. */
const REMEMBERED = 50;
/** Whether a move was taken back comes right after the word that nobody is asked any more. */
const SOON = 300;

export class LiveTable implements Stage {
  status = $state<Status>("connecting");
  table = $state.raw<TableFrame | null>(null);
  /** What holds everybody up: a text for people, or null. */
  delay = $derived(this.status !== "open" ? "ui-reconnecting" : this.table?.stalled ? "ui-stalled" : null);
  /** The game as it is shown now. */
  frame = $state.raw<PlayFrame | null>(null);
  /** Where time is limited: what everybody had left, and when that was told. */
  clock = $state.raw<ClockFrame | null>(null);
  clockAt = $state(0);
  /** All that happened in this game, as far as it is shown. */
  steps = $state.raw<Step[]>([]);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What somebody else said last, until it was noticed. */
  heard = $state.raw<Line | null>(null);
  /** A move is on its way. */
  waiting = $state(false);
  undo = $state.raw<Undo | null>(null);
  /** The server thinks about a hint. */
  thinking = $state(false);

  readonly #moment = new Moment();
  readonly #shuffle: Shuffle;
  /** Messages of the shuffle, which nobody asked for: no refusal of them is shown. */
  #unasked: (number | null)[] = [];
  #queue: PlayFrame[] = [];
  #undoTimer: ReturnType<typeof setTimeout> | undefined;
  #unsent: Unsent | null = null;
  /** Settings that were asked for and are not answered yet, and the message that will be answered last. */
  #wanted = $state.raw<{ settings: Settings; by: number } | null>(null);
  #connection: Connection;

  constructor(readonly code: string) {
    this.#shuffle = new Shuffle(code);
    this.#connection = new Connection(socketOf(code), {
      hear: (frame) => this.#hear(frame),
      change: (status) => this.#change(status),
    });
  }

  get deal(): string {
    return `${this.code}/${this.frame!.began}`;
  }

  get view(): GameView {
    return this.frame!.view;
  }

  get last() {
    return this.frame?.last ?? null;
  }

  get events(): readonly GameEvent[] {
    return this.frame?.events ?? [];
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

  get players(): readonly Player[] {
    return (this.table?.seats ?? []).map((seat, number) => this.#player(seat, number));
  }

  get yourTurn(): boolean {
    const { frame } = this;
    return frame !== null && !frame.covered && frame.view.moves.length > 0 && !this.moment;
  }

  /** Several people sit at this screen. */
  get isShared(): boolean {
    return (this.table?.you.seats.length ?? 0) > 1;
  }

  get reveal(): ((seat: number) => void) | null {
    return this.isShared && this.yourTurn ? (seat) => this.send({ kind: "show", seat }) : null;
  }

  get trouble(): Trouble | null {
    const seats = this.table?.seats ?? [];
    const failed = seats.findIndex((seat) => seat.trouble === "bot_failed");
    return failed < 0 || this.moment ? null : this.#troubleOf(failed, seats[failed]!);
  }

  act(move: string): void {
    const { seat, turn } = this.view;
    // One move at a time; only one that still lies here can be changed.
    if (seat === null || (this.waiting && !this.#unsent)) return;
    this.clear();
    const command: Command = { kind: "move", seat, turn, move };
    this.waiting = true;
    if (this.#connection.send(command) === null) this.#unsent = { command, turn };
  }

  send(command: Command): number | null {
    this.refused = null;
    const id = this.#connection.send(command);
    if (id === null) this.refused = { sentence: t("refused-offline"), clause: null };
    return id;
  }

  /** As the host wants them: what is changed next builds on what was just changed, not on the server's last word. */
  get settings(): Settings {
    return this.#wanted?.settings ?? this.table!.settings;
  }

  configure(change: Partial<Settings>): void {
    const settings = { ...this.settings, ...change };
    const by = this.send({ kind: "configure", settings });
    if (by !== null) this.#wanted = { settings, by };
  }

  #heardOf(answer: number | null): void {
    if (answer === this.#wanted?.by) this.#wanted = null;
  }

  sit(seat: number): void {
    this.send(sitDown(seat));
  }

  /** Seals a value for a seat of one's own, before the game is started. */
  seal(seat: number): void {
    this.#answer(this.#shuffle.promise(seat, this.table!.commitment));
  }

  /** What this page gave for the deal and saw of the game; null if it had no part in the deal. */
  get transcript(): Transcript | null {
    return this.frame && this.table ? this.#shuffle.transcript(this.frame, this.table) : null;
  }

  #answer(commands: Command[]): void {
    this.#unasked = [...this.#unasked, ...commands.map((command) => this.#connection.send(command))].slice(-REMEMBERED);
  }

  askHint(): void {
    const { seat } = this.view;
    if (seat === null) return;
    this.clear();
    this.hint = null;
    this.thinking = true;
    this.send({ kind: "hint", seat });
  }

  takeBack(seat: number): void {
    this.#tellUndo(null);
    this.send({ kind: "take_back", seat });
  }

  hurry(): void {
    this.#moment.hurry();
  }

  clear(): void {
    this.refused = null;
  }

  end(): void {
    clearTimeout(this.#undoTimer);
    this.#moment.stop();
    this.#connection.end();
  }

  /** Who sits there. */
  nameOf(number: number): string {
    return nameOf(this.table!.seats[number]!, number);
  }

  #player(seat: SeatShown, number: number): Player {
    const own = this.table?.you.seats.includes(number) ?? false;
    const you = own && !this.isShared;
    const name = this.nameOf(number);
    return {
      name: you ? t("ui-you-name") : name,
      initial: name === t("ui-seat", { seat: number + 1 }) ? String(number + 1) : name,
      you,
      own,
      bot: seat.player === "bot" || seat.stand_in !== null,
      level: seat.level ?? seat.stand_in,
      avatar: seat.avatar,
      here: seat.here,
    };
  }

  /** The host gives the seat to the same bot once more, or to another one. */
  #troubleOf(number: number, { level }: SeatShown): Trouble {
    const ways = [];
    if (this.table!.you.host && level !== null) {
      const other = level === "easy" ? "medium" : "easy";
      const seatBot = (wanted: string) => () => this.send({ kind: "seat_bot", seat: number, level: wanted });
      ways.push({ label: t("ui-ask-again"), go: seatBot(level) }, { label: t("ui-other-bot"), go: seatBot(other) });
    }
    if (this.table!.can_end) ways.push({ label: t("ui-end-game"), go: () => this.send({ kind: "end" }) });
    const seat = this.players[number]!.name;
    return { title: t("ui-bot-failed", { seat }), detail: t("ui-bot-failed-detail", { seat }), ways };
  }

  #change(status: Status): void {
    this.status = status;
    if (status !== "lost") return;
    this.thinking = false;
    this.#wanted = null;
  }

  #hear(frame: Frame): void {
    switch (frame.kind) {
      case "table":
        this.#seat(frame);
        break;
      case "play":
        this.#shuffle.see(frame);
        this.#play(frame);
        break;
      case "history":
        this.#shuffle.retell(frame.steps);
        this.#remember(frame.steps);
        break;
      case "clock":
        this.clock = frame;
        this.clockAt = performance.now();
        break;
      case "chat":
        this.#listen(frame.line);
        break;
      case "done":
        this.#heardOf(frame.answer);
        break;
      case "refused":
        this.#heardOf(frame.answer);
        this.#refuse(frame);
        break;
      case "hint":
        void this.#advise(frame);
        break;
    }
  }

  #seat(frame: TableFrame): void {
    const before = this.table?.asks_back ?? null;
    this.table = frame;
    this.#answer(this.#shuffle.hear(frame));
    if (before === frame.asks_back) return;
    if (frame.asks_back !== null && frame.you.seats.includes(frame.asks_back)) this.#tellUndo("sent");
    // A frame of the game comes next if the move was taken back or somebody went on; else it was declined.
    if (before !== null && frame.asks_back === null && this.undo === "sent") this.#tellUndo("declined", SOON);
  }

  /** Says what becomes of asking a move back: at once or a little later, and not for ever. */
  #tellUndo(undo: Undo | null, after = 0): void {
    clearTimeout(this.#undoTimer);
    const tell = (): void => {
      this.undo = undo;
      if (undo !== null && undo !== "sent") this.#undoTimer = setTimeout(() => (this.undo = null), NOTICED);
    };
    if (after) this.#undoTimer = setTimeout(tell, after);
    else tell();
  }

  #listen(line: Line): void {
    if (!this.table) return;
    this.table = { ...this.table, chat: [...this.table.chat, line] };
    if (!this.table.you.seats.includes(line.seat)) this.heard = line;
  }

  /** After a connection everything comes anew: what is shown already is not shown again. */
  #remember(steps: Step[]): void {
    const pending = this.#queue.length + (this.frame ? 0 : 1);
    this.steps = steps.slice(0, Math.max(steps.length - pending, 0));
    this.#sendUnsent();
  }

  #sendUnsent(): void {
    const unsent = this.#unsent;
    this.#unsent = null;
    if (!unsent) return;
    this.waiting = false;
    const newest = this.#queue.at(-1) ?? this.frame;
    if (newest?.view.turn === unsent.turn) {
      this.waiting = true;
      this.#connection.send(unsent.command);
    } else {
      this.refused = { sentence: t("refused-went-on"), clause: null };
    }
  }

  #play(frame: PlayFrame): void {
    if (frame.answer !== null) this.waiting = false;
    const shown = this.#queue.at(-1) ?? this.frame;
    const isNext = shown !== null && frame.view.turn === shown.view.turn + 1 && frame.last !== null;
    if (isNext && !document.hidden) {
      this.#queue.push(frame);
      if (!this.moment) this.#showNext();
    } else {
      this.#jump(frame, shown?.view.turn === frame.view.turn);
    }
  }

  /** Shows where the game is without telling how it came there. */
  #jump(frame: PlayFrame, isSame: boolean): void {
    this.#queue = [];
    this.#moment.stop();
    if (!isSame) {
      this.hint = null;
      if (this.undo === "sent") this.#tellUndo(frame.last === null ? "done" : null);
      // A game that begins brings its first step; how another one came here is asked for.
      if (this.frame) this.#connection.send({ kind: "look" });
      else this.steps = [{ last: frame.last, events: frame.events }];
    }
    this.frame = frame;
  }

  #showNext(): void {
    const frame = this.#queue.shift();
    if (!frame) return;
    this.hint = null;
    if (this.undo === "sent") this.#tellUndo(null);
    this.frame = frame;
    this.steps = [...this.steps, { last: frame.last, events: frame.events }];
    if (goesOn(frame) && this.#queue.length === 0) {
      this.#moment.glance(frame.events);
      return;
    }
    const { game } = frame.view;
    const before = cardsBefore(game, this.steps);
    const time = (beat: readonly GameEvent[]): number => hold(game, beat, settings.kept.speed, before);
    this.#moment.show(beatsOf(game, frame.events), time, () => this.#showNext());
  }

  #refuse(frame: RefusedFrame): void {
    if (frame.answer !== null && this.#unasked.includes(frame.answer)) return;
    this.waiting = false;
    this.thinking = false;
    const sentence = sayRefusal(frame, this.table?.settings.game, this.players);
    this.refused = { sentence, clause: frame.clause };
  }

  async #advise(frame: HintFrame): Promise<void> {
    this.thinking = false;
    const { game } = this.view;
    const { sayMove } = await faceOf(game);
    if (frame.turn !== this.view.turn) return;
    const label = sayMove(frame.move, this.players);
    this.hint = { move: frame.move, label, sentence: sayHint(game, frame, this.players) };
  }
}

/** Who plays on after an own card need not wait until it was shown; only what ends something is looked at first. */
function goesOn({ view, last, events }: PlayFrame): boolean {
  const isMine = last !== null && last.seat === view.seat && view.to_move === view.seat;
  const { pauses } = presentationOf(view.game);
  return isMine && !events.some(({ kind }) => pauses.includes(kind));
}

export function nameOf(seat: SeatShown, number: number): string {
  if (seat.player === "bot") return botName(seat.level, number);
  return seat.name ?? t("ui-seat", { seat: number + 1 });
}
