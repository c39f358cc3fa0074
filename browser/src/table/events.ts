// Finding one event among several.
import type { GameEvent } from "../net/types";

export type OfKind<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }>;

/** The first event of a kind, with that kind's fields. */
export function findKind<Kind extends GameEvent["kind"]>(
  events: readonly GameEvent[],
  kind: Kind,
): OfKind<Kind> | undefined {
  return events.find((event): event is OfKind<Kind> => event.kind === kind);
}
