import type { Pictures } from "../pieces";

export const pictures: Pictures = {
  1: [
    { art: ["g-g0", "g-y4", "g-r9", "g-k"], caption: "rules-picture-gate-cards" },
    { art: ["chip10", "chip20", "chip30", "chip40"], caption: "rules-picture-gate-chips", round: true },
  ],
  2: [
    { art: ["g-r8", "g-g9", "g-y10", "g-g0"], caption: "rules-picture-gate-up" },
    { art: ["g-g3", "g-k", "g-r1"], caption: "rules-picture-gate-down" },
  ],
};
