// The protocol's unions in the words of this program; their parts come from the server's schema.
import type * as P from "./protocol";

export type GameView = P.View;
/** An event of any game, told apart by its kind. */
export type GameEvent = P.Event;
/** An event for those who look at its kind only. */
export type Kinded = { kind: string };
export type KindedStep = Omit<P.Step, "events"> & { events: readonly Kinded[] };

/** A picture that people can choose. */
export type Avatar = NonNullable<P.SeatShown["avatar"]>;

/** What the page asks of the table; the connection adds its number. */
export type Command = P.Command extends infer C ? (C extends P.Command ? Omit<C, "id"> : never) : never;
export type {
  Frame,
  ClockFrame,
  HintFrame,
  Line,
  PlayFrame,
  RefusedFrame,
  ReplayStep,
  SeatShown,
  Settings,
  TimeControl,
  Step,
  TableFrame,
} from "./protocol";
