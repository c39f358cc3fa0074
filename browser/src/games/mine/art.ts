// The round cards of mine: the one back that all have, the hole that a card leaves, gold, miners, entrances and dynamite.
import { badge } from "../../art/emblems";
import { cut } from "../../art/glyphs";
import { nugget } from "../../art/nuggets";
import { DISC, type Drawings, INK, OUTLINE, PAPER, circle, fill, line, path, polar, range, use } from "../../art/svg";

const COLOURS = "gobrv";
const WOOD = "#B98350";

const paper = circle(50, 50, 49.5, `fill="${PAPER}"`);

const ring = circle(50, 50, 38.5, `fill="none" stroke="${INK}" stroke-width="2.5"`);

/** A disc with a coloured rim; the rim lies over what sticks out of the window. */
const disc = (rim: string, inside: string, window: string): string =>
  paper +
  circle(50, 50, 40, `fill="${inside}"`) +
  window +
  circle(50, 50, 42.5, `fill="none" stroke="${rim}" stroke-width="8"`) +
  ring;

const back = (): string =>
  paper +
  circle(50, 50, 46.5, 'fill="var(--rock)"') +
  fill("M50 10 74 16 89 37 66 40 48 30Z", "var(--rock-3)") +
  fill("M50 10 48 30 24 42 11 37 27 16ZM66 40 89 37 91 60 76 82 60 66Z", "var(--rock-2)") +
  fill("M24 42 38 66 24 83 9 61 11 37ZM38 66 60 66 76 82 50 91 24 83Z", "var(--rock-4)") +
  fill(
    "M27 60 36 55 42 60 52 46 58 50 73 36 76 41 59 58 53 54 43 68 36 63 29 67Z",
    "var(--gold)",
    `stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`,
  );

const hole = (): string =>
  circle(50, 50, 44, 'fill="var(--hole)"') +
  fill("M50 6A44 44 0 0 0 12 72 47 47 0 0 1 88 72 44 44 0 0 0 50 6Z", "var(--hole-2)");

/** Where the nuggets of a gold card lie: x, y, width, kind, tilt. */
const LODES: Record<number, readonly (readonly [number, number, number, number, number])[]> = {
  1: [[50, 44, 44, 0, -6]],
  2: [
    [36, 48, 33, 0, -8],
    [64, 43, 33, 1, 6],
  ],
  3: [
    [34, 54, 30, 0, -8],
    [66, 54, 30, 1, 6],
    [50, 33, 31, 2, 0],
  ],
  4: [
    [32, 55, 28, 0, -8],
    [68, 55, 28, 1, 8],
    [37, 33, 28, 2, 4],
    [64, 33, 28, 0, -6],
  ],
};

const gold = (value: number) => () => ({
  viewBox: DISC,
  markup:
    disc("var(--gold)", "var(--pit)", fill("M13 58C30 50 70 50 87 58A38 38 0 0 1 13 58Z", "var(--pit-2)")) +
    LODES[value]!.map(([x, y, width, kind, tilt]) => nugget(x, y, width, kind, tilt, 3)).join("") +
    cut(String(value), 50, 60, 32, { fill: "var(--gold-l)", edge: 4, centred: true }),
});

interface Miner {
  skin: string;
  hair: string;
  /** the shape of the hair: behind the face, or a beard over it */
  hairstyle: string;
  /** shoulders broaden with strength; they end in an arc under the rim */
  shoulders: string;
  mouth: string;
}

const moustache = (d: string, colour: string): string => fill(d, colour, 'stroke-width="2.2"');

const MINERS: Record<number, Miner> = {
  2: {
    skin: "#F2C5A0",
    hair: "#B4532A",
    hairstyle: "M33 48C24 50 22 60 26 68 30 70 34 66 35 58ZM67 48C76 50 78 60 74 68 70 70 66 66 65 58Z",
    shoulders: "M30.2 86.9C31.6 72.8 38.2 67.8 40 66H60C61.8 67.8 68.4 72.8 69.8 86.9A41 41 0 0 1 30.2 86.9Z",
    mouth: line("M45 58Q50 63 55 58", 'stroke-width="2.4"'),
  },
  3: {
    skin: "#C98B5E",
    hair: "#2E2233",
    hairstyle: "M32 40H68V56H32Z",
    shoulders: "M26.5 84.5C28.4 72.3 34.9 67.7 40 66H60C65.1 67.7 71.6 72.3 73.5 84.5A41 41 0 0 1 26.5 84.5Z",
    mouth: moustache("M50 55C46 52 40 54 37 60 42 60 46 60 50 58 54 60 58 60 63 60 60 54 54 52 50 55Z", "#2E2233"),
  },
  4: {
    skin: "#EDB58A",
    hair: "#7A4A2B",
    hairstyle: "M33 46 38 52C44 56 56 56 62 52L67 46V60C67 72 58 79 50 79S33 72 33 60Z",
    shoulders: "M23.1 81.9C25.6 71.6 32.2 67.6 40 66H60C67.8 67.6 74.4 71.6 76.9 81.9A41 41 0 0 1 23.1 81.9Z",
    mouth: moustache("M50 55C45 52 40 55 38 60 43 61 47 60 50 58.5 53 60 57 61 62 60 60 55 55 52 50 55Z", "#7A4A2B"),
  },
  5: {
    skin: "#8F5B3C",
    hair: "#E9E3EE",
    hairstyle: "M32 44 37 53C44 57 56 57 63 53L68 44 72 60C75 78 62 90 50 92 38 90 25 78 28 60Z",
    shoulders: "M19.4 78.2C22.8 70.6 29.8 67.4 40 66H60C70.2 67.4 77.2 70.6 80.6 78.2A41 41 0 0 1 19.4 78.2Z",
    mouth:
      line("M42 70 44 82M50 70V86M58 70 56 82", 'stroke-width="2"') +
      moustache("M50 55C44 51 38 55 35 62 42 63 46 61 50 59 54 61 58 63 65 62 62 55 56 51 50 55Z", "#FFFDF6"),
  },
};

function miner(strength: number): string {
  const { skin, hair, hairstyle, shoulders, mouth } = MINERS[strength]!;
  const bearded = strength >= 4;
  const face = fill("M34 40H66V54C66 64 59 70 50 70S34 64 34 54Z", skin);
  const hairs = fill(hairstyle, hair);
  const eye = (x: number): string => circle(x, 48, 2.4, `fill="${INK}" stroke="none"`);
  return (
    `<g ${OUTLINE} stroke-width="2.8">` +
    fill(shoulders, "var(--cd)") +
    (bearded ? face + hairs : hairs + face) +
    eye(43) +
    eye(57) +
    mouth +
    (bearded ? path("M38 43.5 47 45M62 43.5 53 45", 'stroke-width="3"') : "") +
    fill("M30 41C30 22 38 15 50 15S70 22 70 41Z", "var(--c)") +
    fill("M58 17C66 20 70 28 70 41H61C62 30 61 22 58 17Z", "var(--cd)", 'stroke="none"') +
    path("M25 41H75", 'stroke-width="6"') +
    path("M27 41H73", 'stroke="var(--c)" stroke-width="2.6"') +
    "</g>"
  );
}

/** One knob a point of strength, on the upper rim. */
const knobs = (strength: number): string =>
  range(1, strength)
    .map((i) =>
      circle(
        ...polar(50, 50, 42.4, -90 + (i - (strength + 1) / 2) * 19),
        4.3,
        `fill="${PAPER}" stroke="${INK}" stroke-width="2"`,
      ),
    )
    .join("");

const minerCard = (colour: string, strength: number) => () => ({
  viewBox: DISC,
  markup:
    disc("var(--c)", "var(--ct)", use(`miner${strength}`, [-4, -5, 108, 108])) +
    badge(colour, 40.5, 18.5, 19) +
    knobs(strength) +
    cut(String(strength), 50, 63, 30, { edge: 5, centred: true }),
});

/** The mountain reaches over the rim. */
const portal = (): string =>
  disc("var(--c)", "var(--ct)", "") +
  `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round">` +
  fill("M13 78C22 44 34 24 50 24S78 44 87 78Z", "var(--rock-2)") +
  fill("M32 82V46H68V82Z", INK) +
  fill("M24 84 28 44H38V84ZM76 84 72 44H62V84Z", WOOD) +
  fill("M20 34H80V47H20Z", "var(--c)") +
  line("M40 84 46 62H54L60 84", 'stroke="#8B819B"') +
  path("M41 80H59M43.5 73H56.5M45.5 67H54.5", `stroke="${WOOD}"`) +
  "</g>" +
  ring;

const entrance = (colour: string) => () => ({ viewBox: DISC, markup: use("portal") + badge(colour, 39, 28, 22) });

function stick(x: number, turned: number): string {
  const right = x + 13;
  const body = `M${x} 36H${right}V84H${x}Z`;
  return (
    `<g transform="rotate(${turned} 50 60)">` +
    fill(body, "#E2432F") +
    fill(`M${x + 8} 36H${right}V84H${x + 8}Z`, "#AE1F25", 'stroke="none"') +
    path(`M${x} 44H${right}M${x} 76H${right}`, 'stroke-width="2.2"') +
    `${line(body)}</g>`
  );
}

function dynamite(): string {
  const flash = range(0, 23).map((i) =>
    polar(50, 50, i % 2 ? 38 : 28, i * 15)
      .map(Math.round)
      .join(" "),
  );
  return (
    paper +
    circle(50, 50, 42.5, `fill="${PAPER}" stroke="${INK}" stroke-width="8"`) +
    fill(`M${flash.join("L")}Z`, "var(--gold)") +
    `<g ${OUTLINE} stroke-width="2.8" transform="translate(0 -2)">` +
    stick(30, -10) +
    stick(57, 10) +
    stick(43.5, 0) +
    fill("M31 56H69V66H31Z", "#6B5A78") +
    line("M50 36C50 26 58 28 60 20", 'stroke-width="3.4"') +
    fill(
      "M61 8 63.5 14 70 12 67 18 73 22 66 23 65 30 60.5 25 54 28 57 21.5 51 17 58 16Z",
      "#FFF2B8",
      'stroke-width="2.2"',
    ) +
    "</g>"
  );
}

const discs = (drawings: Record<string, () => string>): Drawings =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, () => ({ viewBox: DISC, markup: draw() })]));

export const drawings: Drawings = {
  ...discs({ "m-back": back, "m-hole": hole, "m-dyn": dynamite, portal }),
  ...discs(Object.fromEntries(range(2, 5).map((strength) => [`miner${strength}`, () => miner(strength)]))),
  ...Object.fromEntries(range(1, 4).map((value) => [`m-au${value}`, gold(value)])),
  ...Object.fromEntries(
    [...COLOURS].flatMap((colour) => [
      [`m-${colour}E`, entrance(colour)],
      ...range(2, 5).map((strength) => [`m-${colour}${strength}`, minerCard(colour, strength)] as const),
    ]),
  ),
};

/** The drawing of a card, spelled as in records; null is a card that lies face down. */
export function drawingOf(card: string | null): string {
  if (card === null) return "m-back";
  if (card === "*") return "m-dyn";
  return card.startsWith("$") ? `m-au${card.slice(1)}` : `m-${card}`;
}
