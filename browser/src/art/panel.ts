// What the upright cards share: the paper edge, the panel in the card's colour, and the back.
import { CARD, type Drawings, INK, PAPER, fill, use } from "./svg";

const panel = (colour: string): string =>
  `<rect x=".5" y=".5" width="99" height="139" rx="9.5" fill="${PAPER}"/><rect x="4.5" y="4.5" width="91" height="131" rx="6.5" fill="${colour}"/>`;

/** The panel's box; as a view box it also cuts off what sticks out of the panel. */
export const PANEL = [4.5, 4.5, 91, 131] as const;

const vein = (): string =>
  fill("M4.5 40 30 22 52 44 80 26 95.5 40V100L74 116 48 98 22 118 4.5 102Z", "var(--rock-2)") +
  fill("M30 22 52 44 40 72 4.5 40ZM52 44 80 26 95.5 66 66 74Z", "var(--rock-3)") +
  fill(
    "M4.5 96 18 86 26 92 44 70 53 76 70 52 79 57 95.5 42V53L80 68 71 63 55 88 46 81 28 104 19 98 4.5 108Z",
    "var(--gold)",
    `stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"`,
  ) +
  fill(
    "M18 86 26 92 44 70 53 76 70 52 79 57 95.5 42V45L80 61 71 57 54 81 45 75 27 97 19 91 4.5 100V96Z",
    "var(--gold-l)",
  );

export const panels: Drawings = {
  frame: () => ({ viewBox: CARD, markup: panel("var(--c)") }),
  vein: () => ({ viewBox: PANEL.join(" "), markup: vein() }),
  back: () => ({ viewBox: CARD, markup: panel("var(--rock)") + use("vein", PANEL) }),
};
