/** What can be done with a card now, and so how it looks. */
export type CardState = "rest" | "legal" | "swap" | "chosen" | "partner" | "forbidden" | "set";
