import type { Pictures } from "../pieces";

export const pictures: Pictures = {
  1: [
    { art: ["d-gD", "d-bD", "d-vD", "d-rD", "d-oD", "d-pD"], caption: "rules-picture-donkey-donkeys" },
    { art: ["d-g3", "d-b4", "d-v5", "d-r6", "d-o7", "d-p8"], caption: "rules-picture-donkey-gold" },
  ],
  2: [
    { art: ["d-b6", "i-swap", "d-o5"], caption: "rules-picture-donkey-swap" },
    { art: ["d-gD", "d-g4", "d-g8"], caption: "rules-picture-donkey-set" },
  ],
};
