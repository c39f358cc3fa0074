// Our cards beside the words: after which section of the page they stand, and what they show.
export interface Picture {
  /** Art by name. */
  art: string[];
  /** Its words, a message. */
  caption: string;
  round?: boolean;
}

export const PICTURES: Record<string, Record<number, Picture[]>> = {
  donkey: {
    1: [
      { art: ["d-gD", "d-bD", "d-vD", "d-rD", "d-oD", "d-pD"], caption: "rules-picture-donkey-donkeys" },
      { art: ["d-g3", "d-b4", "d-v5", "d-r6", "d-o7", "d-p8"], caption: "rules-picture-donkey-gold" },
    ],
    2: [
      { art: ["d-b6", "i-swap", "d-o5"], caption: "rules-picture-donkey-swap" },
      { art: ["d-gD", "d-g4", "d-g8"], caption: "rules-picture-donkey-set" },
    ],
  },
  mine: {
    1: [
      { art: ["m-au1", "m-au2", "m-au3", "m-au4"], caption: "rules-picture-mine-gold", round: true },
      { art: ["m-g2", "m-o3", "m-b4", "m-r5"], caption: "rules-picture-mine-miners", round: true },
      { art: ["m-dyn", "m-back", "m-vE"], caption: "rules-picture-mine-rest", round: true },
    ],
    2: [
      { art: ["m-b4", "i-pick", "m-au3"], caption: "rules-picture-mine-struck", round: true },
      { art: ["m-r5", "i-x", "m-g2"], caption: "rules-picture-mine-duel", round: true },
    ],
  },
  gate: {
    1: [
      { art: ["g-g0", "g-y4", "g-r9", "g-k"], caption: "rules-picture-gate-cards" },
      { art: ["chip10", "chip20", "chip30", "chip40"], caption: "rules-picture-gate-chips", round: true },
    ],
    2: [
      { art: ["g-r8", "g-g9", "g-y10", "g-g0"], caption: "rules-picture-gate-up" },
      { art: ["g-g3", "g-k", "g-r1"], caption: "rules-picture-gate-down" },
    ],
  },
};
