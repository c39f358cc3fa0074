import type { Pictures } from "../pieces";

export const pictures: Pictures = {
  1: [
    { art: ["m-au1", "m-au2", "m-au3", "m-au4"], caption: "rules-picture-mine-gold", round: true },
    { art: ["m-g2", "m-o3", "m-b4", "m-r5"], caption: "rules-picture-mine-miners", round: true },
    { art: ["m-dyn", "m-back", "m-vE"], caption: "rules-picture-mine-rest", round: true },
  ],
  2: [
    { art: ["m-b4", "i-pick", "m-au3"], caption: "rules-picture-mine-struck", round: true },
    { art: ["m-r5", "i-x", "m-g2"], caption: "rules-picture-mine-duel", round: true },
  ],
};
