// A table on the server as this page sees it: what was sent, at a pace that people can follow.
import { Connection, type Status } from "../net/socket";
import type {
  Command,
  Frame,
  GameEvent,
  GameView,
  HintFrame,
  Line,
  PlayFrame,
  RefusedFrame,
  SeatShown,
  Step,
  TableFrame,
} from "../net/types";
import { sayHint, sayRefusal } from "../words/say";
import { t } from "../words/words.svelte";
import { hold } from "./pace";
import { BOT_NAMES, type Hint, type Player, type Refused, type Stage } from "./stage";

/** A move made while the connection was away, to be made when it is back. */
interface Unsent {
  command: Command;
  turn: number;
}

export class LiveTable implements Stage {
  status = $state<Status>("connecting");
  table = $state.raw<TableFrame | null>(null);
  /** The game as it is shown now. */
  frame = $state.raw<PlayFrame | null>(null);
  moment = $state(false);
  /** All that happened in this game, as far as it is shown. */
  steps = $state.raw<Step[]>([]);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What somebody else said last, until it was noticed. */
  heard = $state.raw<Line | null>(null);
  atThisScreen = $state.raw<Record<number, string | undefined>>({});
  /** A move is on its way. */
  waiting = $state(false);
  /** The server thinks about a hint. */
  thinking = $state(false);

  #queue: PlayFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsent: Unsent | null = null;
  #connection: Connection;

  constructor(readonly code: string) {
    this.atThisScreen = JSON.parse(sessionStorage.getItem(code) ?? "{}") as Record<number, string>;
    this.#connection = new Connection(code, {
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

  get players(): readonly Player[] {
    return (this.table?.seats ?? []).map((seat, number) => this.#player(seat, number));
  }

  get yourTurn(): boolean {
    const { frame } = this;
    return frame !== null && !frame.covered && frame.view.moves.length > 0 && !this.moment && !this.waiting;
  }

  act(move: string): void {
    const { seat, turn } = this.view;
    if (seat === null) return;
    this.clear();
    const command: Command = { kind: "move", seat, turn, move };
    this.waiting = true;
    if (this.#connection.send(command) === null) this.#unsent = { command, turn };
  }

  send(command: Command): void {
    this.refused = null;
    if (this.#connection.send(command) === null) this.refused = { sentence: t("refused-offline"), clause: null };
  }

  askHint(): void {
    const { seat } = this.view;
    if (seat === null) return;
    this.clear();
    this.thinking = true;
    this.send({ kind: "hint", seat });
  }

  hurry(): void {
    if (this.moment) this.#showNext();
  }

  clear(): void {
    this.refused = null;
    this.hint = null;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#connection.end();
  }

  /** Who sits there. Several people at one screen have names only here; the server knows them as one person. */
  nameOf(number: number): string {
    const seat = this.table!.seats[number]!;
    const [first, ...others] = this.table!.you.seats;
    if (number === first || !others.includes(number)) return nameOf(seat, number);
    return this.atThisScreen[number] ?? t("ui-seat", { seat: number + 1 });
  }

  nameAtThisScreen(number: number, name: string): void {
    this.atThisScreen = { ...this.atThisScreen, [number]: name || undefined };
    sessionStorage.setItem(this.code, JSON.stringify(this.atThisScreen));
  }

  #player(seat: SeatShown, number: number): Player {
    const you = this.table?.you.seats ?? [];
    const alone = you.length === 1;
    return {
      name: alone && you[0] === number ? t("ui-you-name") : this.nameOf(number),
      initial: seat.name ?? undefined,
      you: you.includes(number),
      bot: seat.player === "bot" || seat.stand_in !== null,
      here: seat.here,
    };
  }

  #change(status: Status): void {
    this.status = status;
    if (status === "lost") this.thinking = false;
  }

  #hear(frame: Frame): void {
    switch (frame.kind) {
      case "table":
        this.table = frame;
        break;
      case "play":
        this.#play(frame);
        break;
      case "history":
        this.#remember(frame.steps);
        break;
      case "chat":
        this.#listen(frame.line);
        break;
      case "refused":
        this.#refuse(frame);
        break;
      case "hint":
        this.#advise(frame);
        break;
    }
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
    clearTimeout(this.#timer);
    this.#queue = [];
    this.moment = false;
    if (!isSame) {
      this.hint = null;
      // A game that begins brings its first step; how another one came here is asked for.
      if (this.frame) this.#connection.send({ kind: "look" });
      else this.steps = [{ last: frame.last, events: frame.events }];
    }
    this.frame = frame;
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    const frame = this.#queue.shift();
    if (!frame) {
      this.moment = false;
      return;
    }
    this.hint = null;
    this.frame = frame;
    this.steps = [...this.steps, { last: frame.last, events: frame.events }];
    this.moment = !goesOn(frame);
    this.#timer = setTimeout(() => this.#showNext(), hold(frame.events));
  }

  #refuse(frame: RefusedFrame): void {
    this.waiting = false;
    this.thinking = false;
    const sentence = sayRefusal(frame, this.table?.settings.game, this.players);
    this.refused = { sentence, clause: frame.clause };
  }

  #advise(frame: HintFrame): void {
    this.thinking = false;
    if (frame.turn !== this.view.turn) return;
    this.hint = { move: frame.move, sentence: sayHint(this.view.game, frame, this.players) };
  }
}

/** Who plays on after an own card need not wait until it was shown; only the end of a round is looked at first. */
function goesOn({ view, last, events }: PlayFrame): boolean {
  const isMine = last !== null && last.seat === view.seat && view.to_move === view.seat;
  return isMine && !events.some((event) => event.kind === "round_ended");
}

export function nameOf(seat: SeatShown, number: number): string {
  if (seat.player === "bot") return BOT_NAMES[number]!;
  return seat.name ?? t("ui-seat", { seat: number + 1 });
}
