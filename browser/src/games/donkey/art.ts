// The cards of donkey: gold of 3 to 8 in six colours, and a donkey in each.
import { badge } from "../../art/emblems";
import { cut } from "../../art/glyphs";
import { nugget } from "../../art/nuggets";
import { CARD, type Drawings, INK, OUTLINE, PAPER, circle, fill, line, path, range, use } from "../../art/svg";

const COLOURS = "gbvrop";

type Eyes = "sleepy" | "wide" | "wink" | "cross" | "asleep" | "lashes";
type Held = "straw" | "flower" | "carrot" | "teeth" | "tongue" | "none";

interface Face {
  /** the left ear and the right one: whether it hangs */
  hangs: readonly [boolean, boolean];
  eyes: Eyes;
  /** to which side it looks */
  looks: number;
  held: Held;
}

/** One face for each colour, so that six donkeys are six. */
const FACES: Record<string, Face> = {
  g: { hangs: [false, true], eyes: "sleepy", looks: 3, held: "straw" },
  b: { hangs: [false, false], eyes: "wide", looks: -2.5, held: "teeth" },
  v: { hangs: [true, true], eyes: "asleep", looks: 0, held: "none" },
  r: { hangs: [true, false], eyes: "cross", looks: 2.5, held: "carrot" },
  o: { hangs: [false, false], eyes: "wink", looks: 3, held: "tongue" },
  p: { hangs: [false, true], eyes: "lashes", looks: -3, held: "flower" },
};

const BARE = 'stroke="none"';

/** What is drawn for one side, on the other. */
const mirrored = (markup: string): string => `<g transform="matrix(-1 0 0 1 106 0)">${markup}</g>`;

const upright = (): string =>
  fill("M39 62C28 54 20 38 23 25 35 28 46 41 49 56Z", "var(--c)") +
  fill("M40 55C33 49 28 40 27.5 32 35 36 41 44 43.5 53Z", "var(--cl)", BARE);

const hanging = (): string =>
  fill("M57 56C59 43 66 33 77 33 86 33 93 41 94 52 88 55 83 51 80 47 77 54 71 60 64 62Z", "var(--c)") +
  fill("M62 55C64 47 69 39 76 39 78.5 41 78.5 44 77 46 74 52 69 56 65 58Z", "var(--cl)", BARE) +
  line("M80 47C79 44 77 41 74 40");

const ears = ([left, right]: Face["hangs"]): string =>
  (left ? mirrored(hanging()) : upright()) + (right ? hanging() : mirrored(upright()));

const nostril = (x: number, turned: number): string =>
  `<ellipse cx="${x}" cy="97" rx="2.6" ry="3.6" fill="${INK}" stroke="none" transform="rotate(${turned} ${x} 97)"/>`;

const skull = (): string =>
  fill("M36 66C36 52 70 52 70 66L73 92C75 116 31 116 33 92Z", "var(--c)") +
  fill("M66 57C69 59 70 62 70 66L73 92C74 104 64 110 54 110 62 104 66 94 65 82Z", "var(--cd)", BARE) +
  fill("M53 87C67 87 78 92 78 102 78 113 66 118 53 118S28 113 28 102C28 92 39 87 53 87Z", PAPER) +
  fill(
    "M78 102C78 113 66 118 53 118 47 118 41 117 37 115 56 116 70 110 74 93.5 77 96 78 99 78 102Z",
    "var(--muz)",
    BARE,
  ) +
  nostril(42, 18) +
  nostril(63, -18);

const neck = (): string =>
  fill("M33 141C31 122 34 108 40 98H66C74 108 80 124 80 141Z", "var(--c)") +
  fill("M66 98C74 108 80 124 80 141H68C68 122 66 110 60 101Z", "var(--cd)", BARE);

const forelock = (): string =>
  fill(
    "M46 60C47 52 43 48 39 46 45 45 50 46 52 49 53 45 57 43 61 44 58 47 58 52 60 59 55 63 50 63 46 60Z",
    "var(--cd)",
  );

const SHUT = 'fill="none" stroke-width="3"';
const LIDS = "M36.3 74A7.2 7.2 0 0 1 50.7 74.6ZM54.8 74.6A7.2 7.2 0 0 1 69.2 73Z";
const OVER_EYES: Record<Eyes, string> = {
  sleepy: fill(LIDS, "var(--cd)", 'stroke-width="2.4"'),
  wide: path("M38 64.5 48 63M58 63 68 64.5", SHUT),
  wink: "",
  cross: path("M36.5 66 50 70.5M69 66 55.5 70.5", 'fill="none" stroke-width="3.6"'),
  asleep: "",
  lashes: path("M37 70 33.5 67M39.5 67.5 37 64M68.5 70 72 67M66 67.5 68.5 64", 'fill="none" stroke-width="2.4"'),
};
const CLOSED: Partial<Record<Eyes, readonly number[]>> = { asleep: [43.5, 62], wink: [43.5] };

function eyes({ eyes: kind, looks }: Face): string {
  const open = (x: number): string =>
    circle(x, 74, 7.2, `fill="${PAPER}" stroke-width="2.4"`) +
    circle(x + looks, 75.5, 3, `fill="${INK}" stroke="none"`);
  const closed = (x: number): string =>
    circle(x, 74, 7.2, 'fill="var(--cl)" stroke-width="2.4"') + path(`M${x - 6.5} 74Q${x} 79 ${x + 6.5} 74`, SHUT);
  const one = (x: number): string => (CLOSED[kind]?.includes(x) ? closed(x) : open(x));
  return one(43.5) + one(62) + OVER_EYES[kind];
}

const SMILE = line("M40 108C48 112 59 111.5 67 105L70 102.5");
const STRAW = "M69 104 86 97M86 97 91 92M86 97 92 98";

/** A stalk with an outline. */
const stalk = (d: string, colour: string, width: number): string =>
  line(d, `stroke-width="${width + 3}"`) + line(d, `stroke="${colour}" stroke-width="${width}"`);

const MOUTHS: Record<Held, () => string> = {
  straw: () => SMILE + stalk(STRAW, "var(--gold)", 2),
  flower: () =>
    SMILE +
    stalk("M68 104Q78 103 84 96", "#4aa15b", 2) +
    circle(85, 93, 6.2, `fill="${PAPER}" stroke-width="2.4"`) +
    circle(85, 93, 2.4, 'fill="var(--gold)" stroke="none"'),
  carrot: () =>
    SMILE +
    fill("M66 106C74 98 82 94 91 92 88 101 80 108 70 110Z", "#e2862f", 'stroke-width="2.4"') +
    path("M91 92 95 86M91 92 97 91", 'fill="none" stroke="#4aa15b" stroke-width="2.6"'),
  teeth: () =>
    line("M39 105C47 110 60 110 68 104") +
    fill("M45 108.5H53V114H45ZM53 108.5H61V113.5H53Z", "#fff", 'stroke-width="2"'),
  tongue: () =>
    SMILE + fill("M56 110.5 65 107C68 112 67 118 62 119 58 119 56 115 56 110.5Z", "#e5798f", 'stroke-width="2.4"'),
  none: () => line("M42 107Q53 112 64 107"),
};

const head = (face: Face): string =>
  `<g ${OUTLINE} stroke-width="3">` +
  neck() +
  ears(face.hangs) +
  skull() +
  eyes(face) +
  forelock() +
  MOUTHS[face.held]() +
  "</g>";

const portrait = (colour: string) => () => ({ viewBox: "18 20 80 122", markup: head(FACES[colour]!) });

/** The donkey in its window; the view box cuts it off at the sill. */
const stall = (colour: string) => () => ({
  viewBox: "10 10 80 120",
  markup:
    '<rect x="10" y="10" width="80" height="120" rx="3.5" fill="var(--ct)"/>' +
    fill("M10 118C30 110 70 110 90 118V126.5A3.5 3.5 0 0 1 86.5 130H13.5A3.5 3.5 0 0 1 10 126.5Z", "var(--cl)") +
    use(`donkey-${colour}`, [17.1, 34, 76, 115.9]),
});

const donkeyCard = (colour: string) => () => ({
  viewBox: CARD,
  markup:
    use("frame") +
    use(`stall-${colour}`, [10, 10, 80, 120]) +
    cut("-2", 14.5, 14.5, 23, { fill: INK, edge: 0, gap: 2.8 }) +
    badge(colour, 67, 12, 22, 2.4, "var(--c)", "var(--on)"),
});

/** How a heap is laid: the width of a nugget and how many lie in each row, from the ground. */
const HEAPS: Record<number, readonly [number, readonly number[]]> = {
  3: [33, [2, 1]],
  4: [28, [3, 1]],
  5: [28, [3, 2]],
  6: [28, [3, 2, 1]],
  7: [22.5, [4, 2, 1]],
  8: [22.5, [4, 3, 1]],
};
const TILTS = [-6, 8, 0, 12, -10];

function heap(value: number): string {
  const [width, rows] = HEAPS[value]!;
  let laid = 0;
  return rows
    .flatMap((count, row) =>
      range(0, count - 1).map((i) => {
        const x = 50 + (i - (count - 1) / 2) * width * 0.93 + ((row + i) % 2 ? 1.2 : -0.8);
        const y = 124 - width * (0.38 + row * 0.66) + (i % 2);
        const nth = laid++;
        return nugget(x, y, width, (nth * 2 + row) % 3, TILTS[nth % 5]);
      }),
    )
    .join("");
}

const GROUND = "M4.5 113C24 106 38 112 52 110S82 104 95.5 110V129A6.5 6.5 0 0 1 89 135.5H11A6.5 6.5 0 0 1 4.5 129Z";

const heapOnGround = (value: number) => () => ({ viewBox: CARD, markup: fill(GROUND, "var(--cd)") + heap(value) });

const goldCard = (colour: string, value: number) => () => ({
  viewBox: CARD,
  markup:
    use("frame") +
    use(`sh-${colour}`, [14, 36, 72, 72], 'color="var(--cd)" opacity=".5"') +
    use(`heap${value}`) +
    cut(String(value), 10, 10, 30) +
    badge(colour, 67, 12, 22),
});

export const drawings: Drawings = {
  donkey: portrait("g"),
  ...Object.fromEntries(range(3, 8).map((value) => [`heap${value}`, heapOnGround(value)])),
  ...Object.fromEntries(
    [...COLOURS].flatMap((colour) => [
      [`donkey-${colour}`, portrait(colour)],
      [`stall-${colour}`, stall(colour)],
      [`d-${colour}D`, donkeyCard(colour)],
      ...range(3, 8).map((value) => [`d-${colour}${value}`, goldCard(colour, value)] as const),
    ]),
  ),
};
