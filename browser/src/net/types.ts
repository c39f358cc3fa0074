// The protocol's unions in the words of this program; their parts come from the server's schema.
import type * as P from "./protocol";

export type GameView = P.View;

/** An event by its kind; each board knows the fields of its own game's. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export type PlayFrame = Omit<P.PlayFrame, "events"> & { events: GameEvent[] };
export type Step = Omit<P.Step, "events"> & { events: GameEvent[] };
export type HistoryFrame = Omit<P.HistoryFrame, "steps"> & { steps: Step[] };
export type ReplayStep = Omit<P.ReplayStep, "events"> & { events: GameEvent[] };
/** A bot that could not make its move is in trouble, and the game stands still. */
export type SeatShown = P.SeatShown & { trouble?: "bot_failed" | null };
/** `can_end`: you may end the game that is being played, or give it up. `asks_end`: the seat that wants it to end. */
export type TableFrame = Omit<P.TableFrame, "seats"> & {
  seats: SeatShown[];
  can_end?: boolean;
  asks_end?: number | null;
};
export type Frame =
  Exclude<P.Frame, P.PlayFrame | P.HistoryFrame | P.TableFrame> | PlayFrame | HistoryFrame | TableFrame;

/** What the page asks of the table; the connection adds its number. */
export type Command =
  | (P.Command extends infer C ? (C extends P.Command ? Omit<C, "id"> : never) : never)
  | { kind: "end" }
  | { kind: "resign"; seat: number };
export type { DonkeyView, GateView, HintFrame, Line, MineView, RefusedFrame, Settings } from "./protocol";
