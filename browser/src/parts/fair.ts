// The page's own part in a fair shuffle: a random value for each own seat before each deal.
import type { LiveTable } from "../table/table.svelte";

const BYTES = 16;

export function randomValue(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives values once for each deal; a numbered deal is the same for everybody and takes none. */
export class ValueGiver {
  readonly #given = new Set<string>();

  give(table: LiveTable): void {
    const { commitment, settings, seats, you } = table.table!;
    if (settings.deal != null) return;
    for (const seat of you.seats) {
      const key = `${commitment} ${seat}`;
      if (seats[seat]?.value != null || this.#given.has(key)) continue;
      this.#given.add(key);
      table.send({ kind: "value", seat, value: randomValue() });
    }
  }
}
