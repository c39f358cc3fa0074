// Made by types.mjs from the server's schema. Not to be edited.
import type { GameTable, Told } from "./told";

export const GAMES: Record<string, GameTable> = {
  "donkey": {
    "cards": {
      "gD": [ "donkey", "green", -2 ],
      "bD": [ "donkey", "blue", -2 ],
      "vD": [ "donkey", "violet", -2 ],
      "rD": [ "donkey", "red", -2 ],
      "oD": [ "donkey", "orange", -2 ],
      "pD": [ "donkey", "pink", -2 ],
      "g3": [ "gold", "green", 3 ],
      "b3": [ "gold", "blue", 3 ],
      "v3": [ "gold", "violet", 3 ],
      "r3": [ "gold", "red", 3 ],
      "o3": [ "gold", "orange", 3 ],
      "p3": [ "gold", "pink", 3 ],
      "g4": [ "gold", "green", 4 ],
      "b4": [ "gold", "blue", 4 ],
      "v4": [ "gold", "violet", 4 ],
      "r4": [ "gold", "red", 4 ],
      "o4": [ "gold", "orange", 4 ],
      "p4": [ "gold", "pink", 4 ],
      "g5": [ "gold", "green", 5 ],
      "b5": [ "gold", "blue", 5 ],
      "v5": [ "gold", "violet", 5 ],
      "r5": [ "gold", "red", 5 ],
      "o5": [ "gold", "orange", 5 ],
      "p5": [ "gold", "pink", 5 ],
      "g6": [ "gold", "green", 6 ],
      "b6": [ "gold", "blue", 6 ],
      "v6": [ "gold", "violet", 6 ],
      "r6": [ "gold", "red", 6 ],
      "o6": [ "gold", "orange", 6 ],
      "p6": [ "gold", "pink", 6 ],
      "g7": [ "gold", "green", 7 ],
      "b7": [ "gold", "blue", 7 ],
      "v7": [ "gold", "violet", 7 ],
      "r7": [ "gold", "red", 7 ],
      "o7": [ "gold", "orange", 7 ],
      "p7": [ "gold", "pink", 7 ],
      "g8": [ "gold", "green", 8 ],
      "b8": [ "gold", "blue", 8 ],
      "v8": [ "gold", "violet", 8 ],
      "r8": [ "gold", "red", 8 ],
      "o8": [ "gold", "orange", 8 ],
      "p8": [ "gold", "pink", 8 ]
    },
    "colours": [],
    "each": {},
    "told": {
      "dealt": {
        "first": "seat",
        "donkeys": "by_seat"
      },
      "offer_turned_up": {
        "cards": "list"
      },
      "grand_final": {},
      "taken": {
        "seat": "seat",
        "card": "card"
      },
      "swapped": {
        "seat": "seat",
        "gave": "card",
        "got": "card"
      },
      "set_completed": {
        "seat": "seat",
        "colour": "colour"
      },
      "bonus_taken": {
        "seat": "seat",
        "source": "seat",
        "card": "card"
      },
      "bonus_declined": {
        "seat": "seat"
      },
      "set_scored": {
        "seat": "seat",
        "colour": "colour",
        "cards": "list"
      },
      "colour_scored": {
        "score": {
          "colour": "colour",
          "totals": "by_seat",
          "kept": "by_seat"
        }
      },
      "game_over": {
        "scores": "by_seat",
        "winners": "seats"
      }
    },
    "view": {},
    "turns_up": [ "offer_turned_up", "game_over" ]
  },
  "mine": {
    "cards": {
      "$1": [ "gold", null, 1 ],
      "$2": [ "gold", null, 2 ],
      "$3": [ "gold", null, 3 ],
      "$4": [ "gold", null, 4 ],
      "*": [ "dynamite", null, 0 ],
      "g2": [ "miner", "green", 2 ],
      "g3": [ "miner", "green", 3 ],
      "g4": [ "miner", "green", 4 ],
      "g5": [ "miner", "green", 5 ],
      "o2": [ "miner", "orange", 2 ],
      "o3": [ "miner", "orange", 3 ],
      "o4": [ "miner", "orange", 4 ],
      "o5": [ "miner", "orange", 5 ],
      "b2": [ "miner", "blue", 2 ],
      "b3": [ "miner", "blue", 3 ],
      "b4": [ "miner", "blue", 4 ],
      "b5": [ "miner", "blue", 5 ],
      "r2": [ "miner", "red", 2 ],
      "r3": [ "miner", "red", 3 ],
      "r4": [ "miner", "red", 4 ],
      "r5": [ "miner", "red", 5 ],
      "v2": [ "miner", "violet", 2 ],
      "v3": [ "miner", "violet", 3 ],
      "v4": [ "miner", "violet", 4 ],
      "v5": [ "miner", "violet", 5 ]
    },
    "colours": [ "green", "orange", "blue", "red", "violet" ],
    "each": {
      "2": 2,
      "3": 1,
      "4": 1,
      "5": 1
    },
    "told": {
      "dealt": {
        "first": "seat",
        "owners": "owners"
      },
      "turned_up": {
        "seat": "seat",
        "card": "card"
      },
      "chosen": {
        "seat": "seat"
      },
      "struck": {
        "seat": "seat",
        "winner": "seat",
        "gold": "card",
        "miner": "card"
      },
      "duel": {
        "stronger": "card",
        "weaker": "card"
      },
      "exploded": {
        "places": "list",
        "cards": "list"
      },
      "both_left": {
        "places": "list",
        "cards": "list"
      },
      "turned_down": {
        "places": "list",
        "cards": "list"
      },
      "gold_rush": {},
      "gold_found": {
        "seat": "seat",
        "card": "card"
      },
      "card_left": {
        "card": "card"
      },
      "game_over": {
        "scores": "by_seat",
        "winners": "seats"
      }
    },
    "view": {},
    "turns_up": [ "turned_up", "game_over" ]
  },
  "gate": {
    "cards": {
      "g0": [ "number", "green", 0 ],
      "g1": [ "number", "green", 1 ],
      "g2": [ "number", "green", 2 ],
      "g3": [ "number", "green", 3 ],
      "g4": [ "number", "green", 4 ],
      "g5": [ "number", "green", 5 ],
      "g6": [ "number", "green", 6 ],
      "g7": [ "number", "green", 7 ],
      "g8": [ "number", "green", 8 ],
      "g9": [ "number", "green", 9 ],
      "g10": [ "number", "green", 10 ],
      "y0": [ "number", "gold", 0 ],
      "y1": [ "number", "gold", 1 ],
      "y2": [ "number", "gold", 2 ],
      "y3": [ "number", "gold", 3 ],
      "y4": [ "number", "gold", 4 ],
      "y5": [ "number", "gold", 5 ],
      "y6": [ "number", "gold", 6 ],
      "y7": [ "number", "gold", 7 ],
      "y8": [ "number", "gold", 8 ],
      "y9": [ "number", "gold", 9 ],
      "y10": [ "number", "gold", 10 ],
      "r0": [ "number", "red", 0 ],
      "r1": [ "number", "red", 1 ],
      "r2": [ "number", "red", 2 ],
      "r3": [ "number", "red", 3 ],
      "r4": [ "number", "red", 4 ],
      "r5": [ "number", "red", 5 ],
      "r6": [ "number", "red", 6 ],
      "r7": [ "number", "red", 7 ],
      "r8": [ "number", "red", 8 ],
      "r9": [ "number", "red", 9 ],
      "r10": [ "number", "red", 10 ],
      "k": [ "black", "black", 0 ]
    },
    "colours": [],
    "each": {},
    "told": {
      "drawn_for_deal": {
        "cards": "by_seat",
        "dealer": "seat"
      },
      "round_began": {
        "dealer": "seat",
        "hands": "untold"
      },
      "kicker": {
        "seat": "seat",
        "card": "card"
      },
      "no_kicker": {
        "seat": "seat"
      },
      "played": {
        "seat": "seat",
        "card": "card"
      },
      "chip_won": {
        "seat": "seat"
      },
      "passed": {
        "seat": "seat"
      },
      "new_sequence": {
        "seat": "seat"
      },
      "round_ended": {
        "seat": "seat",
        "chips": "list",
        "hands": "untold"
      },
      "paid": {
        "seat": "seat",
        "to": "seat"
      },
      "round_scored": {
        "points": "by_seat"
      },
      "game_over": {
        "scores": "by_seat",
        "winners": "seats"
      }
    },
    "view": {},
    "turns_up": [ "drawn_for_deal", "round_began", "round_ended", "game_over" ]
  }
};

export const FACTS: Record<"hint" | "refused", Record<string, Told>> = {
  "hint": {
    "card": "card",
    "other": "card",
    "colour": "colour",
    "seat": "seat"
  },
  "refused": {
    "card": "card",
    "cards": "list",
    "colour": "colour",
    "seat": "seat"
  }
};
