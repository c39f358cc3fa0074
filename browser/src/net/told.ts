// What the server's schema says of each game besides its types; the table itself is games.ts.

/** How a field of an event is told (`rules/fields.py`); parts have fields of their own. */
export type Told =
  "seat" | "seats" | "card" | "colour" | "list" | "by_seat" | "owners" | "untold" | { [field: string]: Told };

/** Kind, colour and value. */
export type Face = [kind: string, colour: string | null, value: number];

export interface GameTable {
  /** Every card by the record's spelling. */
  cards: Record<string, Face>;
  /** The colours that players may wish for, in the order of `owners`. */
  colours: string[];
  /** By the number of players, how many of them each gets. */
  each: Record<string, number>;
  /** By the kind of an event, how its fields are told; what is not there is told as it is. */
  told: Record<string, Record<string, Told>>;
  /** How the fields of a view are told, for the plain board. */
  view: Record<string, Told>;
  /** The kinds of events that turn something up, after which no move is taken back. */
  turns_up: string[];
}
