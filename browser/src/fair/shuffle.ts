// The page's own part in a fair shuffle (docs/fair-shuffle.md): it seals a value for each own seat, shows it when the
// terms of the deal are published, and keeps what it gave and saw.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Terms } from "../net/protocol";
import type { Command, PlayFrame, Step, TableFrame } from "../net/types";

const BYTES = 32;

type Values = Record<number, string>;

/** A deal that this page had a part in. */
interface Part {
  terms: Terms;
  values: Values;
  /** Deals that were called off before it, after a value of this page was shown. */
  calledOff: number;
  began: number | null;
}

interface Kept {
  /** The commitment of the coming deal, and what was sealed for it. */
  commitment: string | null;
  sealed: Values;
  /** The terms that values were shown for, until the game begins. */
  shown: Terms | null;
  calledOff: number;
  part: Part | null;
}

/** What a page, or another program, keeps of one game. */
export interface Transcript {
  format: "motherlode-transcript/1";
  server: string;
  table: string;
  began: number | null;
  terms: Terms;
  values: Values;
  viewpoint: number | null;
  steps: readonly Step[];
  retold: number | null;
  called_off: number;
}

const NOTHING: Kept = { commitment: null, sealed: {}, shown: null, calledOff: 0, part: null };

export const sealOf = (value: string): string => bytesToHex(sha256(hexToBytes(value)));

export class Shuffle {
  #kept: Kept;
  #seen: Step[] = [];
  #turn: number | null = null;
  #retold: number | null = null;
  #isNew = true;

  constructor(
    readonly code: string,
    readonly draw: () => string = () => bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES))),
  ) {
    this.#kept = { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Partial<Kept>) };
  }

  get #key(): string {
    return `shuffle-${this.code}`;
  }

  /** What the page answers to the table. */
  hear(frame: TableFrame): Command[] {
    this.#notice(frame);
    const commands = frame.terms ? this.#show(frame, frame.terms) : this.#seal(frame);
    this.#isNew = false;
    this.#save();
    return commands;
  }

  /** Seals a value for a seat that is about to be taken. */
  promise(seat: number, commitment: string | null): Command[] {
    if (this.#kept.commitment !== commitment) this.#kept = { ...this.#kept, commitment, sealed: {} };
    const value = this.draw();
    this.#kept.sealed = { ...this.#kept.sealed, [seat]: value };
    this.#save();
    return [{ kind: "seal", seat, seal: sealOf(value) }];
  }

  /** The deal that waited for values was made, or called off. */
  #notice(frame: TableFrame): void {
    const { shown, sealed, calledOff } = this.#kept;
    if (!shown || frame.terms) return;
    const values = Object.fromEntries(Object.entries(sealed).filter(([seat]) => shown.seals[Number(seat)] !== null));
    this.#kept =
      frame.phase === "playing"
        ? { ...NOTHING, part: { terms: shown, values, calledOff, began: null } }
        : { ...NOTHING, part: this.#kept.part, calledOff: calledOff + 1 };
  }

  #seal(frame: TableFrame): Command[] {
    if (frame.phase === "playing" || frame.commitment === null) return [];
    if (this.#kept.commitment !== frame.commitment) {
      this.#kept = { ...this.#kept, commitment: frame.commitment, sealed: {} };
    }
    const wanted = frame.you.seats.filter((seat) => {
      const { seal } = frame.seats[seat]!;
      const own = this.#kept.sealed[seat];
      // What another page of the same person sealed stands; but that page may be gone when this one comes.
      return own === undefined && (seal == null || this.#isNew);
    });
    return wanted.flatMap((seat) => this.promise(seat, frame.commitment));
  }

  #show(frame: TableFrame, terms: Terms): Command[] {
    if (terms.commitment !== this.#kept.commitment) return [];
    const own = frame.you.seats.filter((seat) => {
      const value = this.#kept.sealed[seat];
      return value !== undefined && terms.seals[seat] === sealOf(value) && frame.seats[seat]!.value == null;
    });
    if (own.length > 0) this.#kept = { ...this.#kept, shown: terms };
    return own.map((seat) => ({ kind: "value", seat, value: this.#kept.sealed[seat]! }));
  }

  /** One step of the game, as it came. */
  see(frame: PlayFrame): void {
    const { part } = this.#kept;
    if (part && part.began === null) {
      part.began = frame.began;
      this.#save();
    }
    const step = { last: frame.last, events: frame.events };
    const { turn } = frame.view;
    // Who missed something, or comes anew, is told everything next.
    if (turn === frame.began) [this.#seen, this.#retold] = [[step], null];
    else if (turn - 1 === this.#turn && frame.last !== null) this.#seen.push(step);
    this.#turn = turn;
  }

  /** The whole game, told again after a connection or when moves were taken back: it begins as what was seen. */
  retell(steps: readonly Step[]): void {
    const both = Math.min(steps.length, this.#seen.length);
    const other = this.#seen.slice(0, both).findIndex((step, n) => JSON.stringify(step) !== JSON.stringify(steps[n]));
    if (other >= 0) this.#retold ??= other;
    this.#seen = [...steps];
  }

  /** What was kept of a game; null where this page had no part in its deal. */
  transcript({ began, view }: PlayFrame, frame: TableFrame): Transcript | null {
    const { part } = this.#kept;
    if (part?.began !== began) return null;
    return {
      format: "motherlode-transcript/1",
      server: location.origin,
      table: this.code,
      began,
      terms: part.terms,
      values: part.values,
      viewpoint: frame.you.seats.length === 1 ? view.seat : null,
      steps: this.#seen,
      retold: this.#retold,
      called_off: part.calledOff,
    };
  }

  #save(): void {
    sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}
