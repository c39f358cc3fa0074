// How cards and chips travelled in the last move, told by its events.
import type { GateView } from "../../net/protocol";
import type { GameEvent } from "../../net/types";
import type { Journey } from "../../play/motion";
import { isBlack } from "./moves";

export const spots = {
  /** Black cards are alike: they are told apart by their order, and the last of them is the one that leaves. */
  hand: (card: string, copy = 0) => `hand:${card}:${copy}`,
  fan: (seat: number) => `fan:${seat}`,
  laid: (index: number) => `laid:${index}`,
  last: "last",
  slot: (value: number) => `slot:${value}`,
  purse: (side: number, value: number) => `purse:${side}:${value}`,
  won: (value: number) => `won:${value}`,
};

export function journeysOf(events: readonly GameEvent[], view: GateView, laid: number): Journey[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case "played":
        return [
          { from: spots.last, to: spots.laid(laid - 2) },
          { from: fromOf(view, event.seat, event.card), to: spots.last, flip: event.seat !== view.seat },
        ];
      case "chip_won":
        return [{ from: spots.slot(event.value), to: spots.purse(sideOf(view, event.seat), event.value) }];
      case "round_ended":
        return event.chips.map((chip) => ({ from: spots.slot(chip), to: spots.won(chip) }));
      default:
        return [];
    }
  });
}

export function sideOf(view: Pick<GateView, "purses">, seat: number): number {
  return view.purses.findIndex((purse) => purse.seats.includes(seat));
}

/** The own hand, or the backs of another's. A hand that was just covered lay open when the card left it. */
function fromOf(view: GateView, seat: number, card: string): string | string[] {
  if (view.seat !== null && seat !== view.seat) return spots.fan(seat);
  const copies = isBlack(card) ? (view.hand ?? []).filter(isBlack).length : 0;
  return view.seat === null ? [spots.hand(card), spots.fan(seat)] : spots.hand(card, copies);
}
