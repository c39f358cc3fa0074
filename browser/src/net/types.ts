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
export type Frame = Exclude<P.Frame, P.PlayFrame | P.HistoryFrame> | PlayFrame | HistoryFrame;

/** What the page asks of the table; the connection adds its number. */
export type Command = P.Command extends infer C ? (C extends P.Command ? Omit<C, "id"> : never) : never;
export type {
  DonkeyView,
  GateView,
  HintFrame,
  Line,
  MineView,
  RefusedFrame,
  SeatShown,
  Settings,
  TableFrame,
} from "./protocol";
