// The table while a move is still being shown: until the end of a round is shown, its last card lies there.
import type { GateView, Purse, RoundScore } from "../../net/protocol";
import type { GameEvent, Step } from "../../net/types";
import { findKind } from "../../table/events";
import { sideOf } from "./journeys";

/** The view with the end of a round taken back, if that has still to be shown. */
export function viewNow(view: GateView, steps: readonly Step[], coming: readonly GameEvent[]): GateView {
  const end = findKind(coming, "round_ended");
  const score = view.finished.at(-1);
  if (!end || !score) return view;
  const { chips } = end;
  const played = findKind(steps.at(-1)?.events ?? [], "played");
  return {
    ...view,
    round: score.round,
    dealer: score.dealer,
    hand: view.seat === null ? null : score.hands[view.seat]!,
    hand_sizes: score.hands.map((hand) => hand.length),
    last: played ?? view.last,
    direction: "either",
    next_up: null,
    next_down: null,
    must_play: false,
    kicker: null,
    moves: [],
    chips_in_play: chips,
    purses: view.purses.map((purse, side) =>
      before(purse, owed(view, score, side), side === sideOf(view, score.winner) ? chips : []),
    ),
    finished: view.finished.slice(0, -1),
  };
}

/** What red cards cost a side, or brought it. */
function owed(view: GateView, { winner, payments }: RoundScore, side: number): number[] {
  return payments
    .filter(({ value }) => value > 0)
    .flatMap(({ seat, value }) => {
      if (sideOf(view, winner) === side) return [value];
      return sideOf(view, seat) === side ? [-value] : [];
    });
}

/** A purse before chips were won and paid. */
function before(purse: Purse, paid: readonly number[], won: readonly number[]): Purse {
  const chips = [...purse.chips, ...paid.filter((value) => value < 0).map((value) => -value)];
  for (const value of [...won, ...paid.filter((one) => one > 0)]) chips.splice(chips.indexOf(value), 1);
  return { ...purse, chips, points: chips.reduce((sum, value) => sum + value, 0) };
}
