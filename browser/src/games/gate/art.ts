// The cards of gate, its chips, and the bridge that the chips lie on.
import { badge } from "../../art/emblems";
import { PANEL } from "../../art/panel";
import { cut } from "../../art/glyphs";
import { nugget } from "../../art/nuggets";
import {
  CARD,
  DISC,
  type Drawings,
  INK,
  OUTLINE,
  PAPER,
  circle,
  fill,
  line,
  path,
  polar,
  range,
  short,
  use,
} from "../../art/svg";

const hills = (): string =>
  fill("M4.5 98C20 78 34 92 50 84S84 66 95.5 78V129A6.5 6.5 0 0 1 89 135.5H11A6.5 6.5 0 0 1 4.5 129Z", "var(--cd)") +
  fill("M12 112 22 86 32 112ZM70 104 80 74 90 104ZM26 120 34 98 42 120Z", "var(--cdd)");

/** The rays leave the panel's round corners free, so that a square cut is enough. */
function sunrise(): string {
  const point = (degrees: number): string => polar(50, 112, 120, degrees).map(short).join(" ");
  const rays = range(0, 9).map((i) => `M50 112 ${point(i * 19 - 180)} ${point(i * 19 - 171)}Z`);
  return fill(rays.join(""), "var(--cd)") + fill("M16 135.5A34 34 0 0 1 84 135.5Z", "var(--cdd)");
}

const ropes = (): string =>
  fill("M14 135.5V52H24V135.5ZM76 135.5V52H86V135.5Z", "var(--cdd)") +
  line("M4.5 60Q19 68 19 56 50 132 81 56 81 68 95.5 60", 'stroke="var(--cdd)" stroke-width="3.5"') +
  fill("M4.5 112H95.5V121H4.5Z", "var(--cd)") +
  path(
    "M34 84V112M42 94V112M50 96V112M58 94V112M66 84V112M27 70V112M73 70V112",
    'stroke="var(--cdd)" stroke-width="2"',
  );

const SCENES: Record<string, () => string> = { g: hills, y: sunrise, r: ropes };

const scene = (draw: () => string) => () => ({ viewBox: PANEL.join(" "), markup: draw() });

const numberCard = (colour: string, value: number) => () => {
  const text = String(value);
  const narrow = value > 9;
  return {
    viewBox: CARD,
    markup:
      use("frame") +
      use(`scene-${colour}`, PANEL) +
      cut(text, 10, 10, narrow ? 28 : 30, { gap: 1 }) +
      badge(colour, 67, 12, 22) +
      cut(text, 50, 62, narrow ? 48 : 56, { edge: 2.6, centred: true, gap: 0.8 }),
  };
};

/** A card of the run: its number and its emblem, whole however narrow it is. */
const slimCard = (colour: string, value: number) => () => ({
  viewBox: "0 0 56 140",
  markup:
    `<rect x=".5" y=".5" width="55" height="139" rx="8" fill="${PAPER}"/>` +
    '<rect x="4" y="4" width="48" height="132" rx="5" fill="var(--c)"/>' +
    fill("M4 92C18 84 34 98 52 88V131A5 5 0 0 1 47 136H9A5 5 0 0 1 4 131Z", "var(--cd)") +
    cut(String(value), 28, value > 9 ? 26 : 22, value > 9 ? 33 : 42, { edge: 2.8, centred: true, gap: 0.6 }) +
    badge(colour, 13, 96, 30, 2.6),
});

function crow(): string {
  const legs = "M48 118 46 129M46 129 40 131M46 129 52 131M57 115 57 127M57 127 51 129.5M57 127 63 129";
  return (
    `<g ${OUTLINE} stroke-width="3">` +
    fill(
      "M20 128 28 106C30 88 40 76 48 72 50 60 60 54 68 57 76 59 79 66 78 73 76 92 70 112 50 118 42 120 34 120 30 124Z",
      "#3A2F55",
    ) +
    fill("M40 88C50 84 60 90 60 100 54 110 42 114 31 113 31 103 34 93 40 88Z", "#544A70") +
    fill("M77 62 94 72 77 75C75 71 75 66 77 62Z", "var(--gold)") +
    line("M78 68.5 88 71", 'stroke-width="2"') +
    circle(67, 66, 5, `fill="${PAPER}" stroke-width="2.2"`) +
    circle(68.5, 66.5, 2.2, `fill="${INK}" stroke="none"`) +
    path("M60.5 61.5 71.5 63", 'stroke-width="3.2"') +
    line(legs, 'stroke-width="4.6"') +
    line(legs, 'stroke-width="1.8" stroke="var(--gold)"') +
    "</g>"
  );
}

/** Black, which stands for any number: a crow before the moon. */
function joker(): string {
  const crater = 'fill="#C3B1E0"';
  return (
    use("frame") +
    circle(50, 86, 40, 'fill="#D9CBEF"') +
    circle(30, 70, 5.5, crater) +
    circle(22, 88, 3.5, crater) +
    circle(80, 104, 4, crater) +
    use("crow") +
    nugget(84, 84, 17, 1, 8) +
    badge("k", 10, 11, 28, 2) +
    fill(
      "M78 12 80 18 86 20 80 22 78 28 76 22 70 20 76 18ZM57 24 58.2 27.8 62 29 58.2 30.2 57 34 55.8 30.2 52 29 55.8 27.8Z",
      "var(--gold-l)",
    )
  );
}

/** By value: face, edge and how many notches. */
const CHIPS: Record<number, readonly [string, string, number]> = {
  10: ["#C96F3B", "#8F4420", 4],
  20: ["#DCE0EC", "#868BA3", 6],
  30: ["#FFC02E", "#C98300", 8],
  40: ["#52288A", "#2E1058", 10],
};

const chip = (value: number, face: string, edge: string, notches: number) => () => ({
  viewBox: DISC,
  markup:
    circle(50, 50, 47, `fill="${edge}" stroke="${INK}" stroke-width="3"`) +
    range(1, notches)
      .map((i) => fill("M44 4H56L54 18H46Z", PAPER, `transform="rotate(${(i * 360) / notches} 50 50)"`))
      .join("") +
    circle(50, 50, 34, `fill="${face}" stroke="${INK}" stroke-width="3"`) +
    fill("M50 19A31 31 0 0 0 22 63 34 34 0 0 1 78 37 31 31 0 0 0 50 19Z", "#fff", 'opacity=".28"') +
    cut(String(value), 50, 33, 34, { edge: 4.6, centred: true, gap: 1.2 }),
});

const STEEL = "#E4572E";
const STEEL_SHADE = "#B23A18";

function tower(x: number): string {
  const right = x + 24;
  const body = `M${x} 8H${right}V146H${x}Z`;
  return (
    fill(body, STEEL) +
    fill(`M${x + 14} 8H${right}V146H${x + 14}Z`, STEEL_SHADE, 'stroke="none"') +
    fill(`M${x + 6} 20H${x + 18}V40H${x + 6}ZM${x + 6} 50H${x + 18}V70H${x + 6}Z`, INK, 'stroke="none"') +
    line(body) +
    fill(`M${x - 4} 4H${x + 28}V12H${x - 4}Z`, STEEL)
  );
}

/** Four places in the deck, each for the chip of its value. */
function slot(i: number): string {
  const x = 50 + i * 76;
  return (
    circle(x, 97, 35, `fill="${STEEL}" stroke="${INK}" stroke-width="3.5"`) +
    circle(x, 97, 29, `fill="${INK}"`) +
    cut(String(i * 10), x, 86, 22, { fill: "#6E5F90", edge: 0, centred: true })
  );
}

function bridge(): string {
  const cable = "M-10 66Q52 78 66 22 240 150 414 22 428 78 490 66";
  const hangers = [98, 134, 170, 206, 240, 274, 310, 346, 382].map(
    (x) => `M${x} ${short(22 + (1 - ((x - 240) / 174) ** 2) * 63)}V92`,
  );
  return (
    `<g stroke="${INK}" stroke-width="3.5" stroke-linejoin="round">` +
    line(cable, 'stroke-width="9"') +
    line(cable, `stroke="${STEEL}" stroke-width="4"`) +
    path(hangers.join(""), `stroke="${STEEL_SHADE}" stroke-width="3"`) +
    tower(54) +
    tower(402) +
    fill("M-10 90H490V104H-10Z", STEEL) +
    fill("M-10 98H490V104H-10Z", STEEL_SHADE, 'stroke="none"') +
    "</g>" +
    fill("M-10 138C60 130 80 142 130 138S230 132 280 138 380 142 420 136 470 134 490 138V150H-10Z", "var(--water)") +
    range(1, 4).map(slot).join("")
  );
}

export const drawings: Drawings = {
  bridge: () => ({ viewBox: "0 0 480 150", markup: bridge() }),
  crow: () => ({ viewBox: CARD, markup: crow() }),
  "g-k": () => ({ viewBox: CARD, markup: joker() }),
  ...Object.fromEntries(
    [...Object.keys(SCENES), "k"].flatMap((colour) =>
      range(0, 10).map((value) => [`gs-${colour}${value}`, slimCard(colour, value)] as const),
    ),
  ),
  ...Object.fromEntries(Object.entries(CHIPS).map(([value, look]) => [`chip${value}`, chip(Number(value), ...look)])),
  ...Object.fromEntries(
    Object.entries(SCENES).flatMap(([colour, draw]) => [
      [`scene-${colour}`, scene(draw)],
      ...range(0, 10).map((value) => [`g-${colour}${value}`, numberCard(colour, value)] as const),
    ]),
  ),
};
