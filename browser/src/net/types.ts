// The protocol's unions in the words of this program; their parts come from the server's schema.
import type * as P from "./protocol";

export type GameView = P.DonkeyView | P.MineView | P.GateView;

/** An event by its kind; each board knows the fields of its own game's. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export type PlayFrame = Omit<P.PlayFrame, "view" | "events"> & { view: GameView; events: GameEvent[] };
export type Step = Omit<P.Step, "events"> & { events: GameEvent[] };
export type HistoryFrame = Omit<P.HistoryFrame, "steps"> & { steps: Step[] };
export type HintFrame = {
  kind: "hint";
  answer: number | null;
  seat: number;
  turn: number;
  move: string;
  win: number;
  points: number;
  reason: string;
  facts: Record<string, string | number | null>;
};
export type Frame =
  P.TableFrame | PlayFrame | HistoryFrame | HintFrame | P.ChatFrame | P.DoneFrame | P.RefusedFrame | P.ClosingFrame;

export type Command = { kind: string; [field: string]: unknown };
export type { DonkeyView, GateView, Line, MineView, RefusedFrame, SeatShown, Settings, TableFrame } from "./protocol";
