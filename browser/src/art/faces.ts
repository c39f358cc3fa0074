// Faces: those of the bots, each with a character of its own, and pictures that a person can choose from.
import type { Avatar } from "../net/types";
import { DISC, type Drawings, INK, OUTLINE, PAPER, circle, fill, line, path, use } from "./svg";

const METAL = "#b9b4cc";
const SHADE = "#8d86a6";

const eye = (x: number, y: number, r: number, glow = "#fff2b8"): string =>
  circle(x, y, r, `fill="${INK}" stroke="none"`) + circle(x, y, r * 0.5, `fill="${glow}" stroke="none"`);

const bot = (ground: string, markup: string) => () => ({
  viewBox: DISC,
  markup: `<rect width="100" height="100" fill="${ground}"/><g ${OUTLINE} stroke-width="4">${markup}</g>`,
});

/** By the bots' names. */
const BOTS: Drawings = {
  // round, with a flower at the ear
  "bot-Rosie": bot(
    "#e6d3dd",
    circle(50, 54, 32, `fill="${METAL}"`) +
      fill("M75 34A32 32 0 0 1 58 85 40 40 0 0 0 75 34Z", SHADE, 'stroke="none"') +
      eye(38, 52, 8) +
      eye(62, 52, 8) +
      line("M38 70Q50 79 62 70") +
      circle(76, 28, 11, 'fill="#d9587f"') +
      circle(76, 28, 4, `fill="${PAPER}" stroke="none"`),
  ),
  // a box with an aerial and a moustache
  "bot-Otto": bot(
    "#cfdbe6",
    line("M50 26V12") +
      circle(50, 10, 5, 'fill="#d0492f"') +
      fill("M20 26H80V84H20Z", METAL) +
      fill("M66 26H80V84H66Z", SHADE, 'stroke="none"') +
      line("M20 26H80V84H20Z") +
      eye(37, 46, 8) +
      eye(63, 46, 8) +
      fill("M50 64C42 58 32 60 28 70 38 74 46 72 50 67 54 72 62 74 72 70 68 60 58 58 50 64Z", "#5a4632"),
  ),
  // six-cornered, with goggles
  "bot-Nell": bot(
    "#d5e2d6",
    fill("M50 14 82 32V70L50 88 18 70V32Z", METAL) +
      fill("M50 14 82 32V70L50 88 62 60Z", SHADE, 'stroke="none"') +
      line("M50 14 82 32V70L50 88 18 70V32Z") +
      line("M14 46H86", 'stroke-width="7"') +
      circle(36, 46, 12, 'fill="#8fd0d8"') +
      circle(64, 46, 12, 'fill="#8fd0d8"') +
      path("M31 42 37 38M59 42 65 38", 'fill="none" stroke="#fff" stroke-width="3"') +
      line("M42 70H58"),
  ),
  // broad, with a beard of wire
  "bot-Gus": bot(
    "#e4dac9",
    fill("M16 34Q16 22 28 22H72Q84 22 84 34V62H16Z", METAL) +
      line("M14 34H86", 'stroke-width="7"') +
      eye(36, 48, 7) +
      eye(64, 48, 7) +
      fill("M16 60 24 84 32 70 40 92 50 72 60 92 68 70 76 84 84 60Z", "#6d5a78") +
      line("M40 62H60"),
  ),
  // small, with one eye and a propeller
  "bot-Pip": bot(
    "#d9d3ea",
    line("M50 32V20") +
      fill("M50 20C38 10 26 12 24 18 30 24 42 24 50 20 58 24 70 24 76 18 74 12 62 10 50 20Z", "#4f79b8") +
      fill("M24 60A26 28 0 0 1 76 60V84H24Z", METAL) +
      fill("M62 36A26 28 0 0 1 76 60V84H64V60A26 28 0 0 0 62 36Z", SHADE, 'stroke="none"') +
      line("M24 60A26 28 0 0 1 76 60V84H24Z") +
      circle(50, 58, 14, `fill="${PAPER}"`) +
      eye(53, 59, 7) +
      line("M42 78H58"),
  ),
  // a round head in a bonnet, looking down at her own cards
  "bot-Clara": bot(
    "#dfe3ef",
    fill("M16 62C14 30 30 12 50 12S86 30 84 62Q84 76 72 82H28Q16 76 16 62Z", "#7f93c4") +
      circle(50, 56, 25, `fill="${METAL}"`) +
      fill("M68 40A25 25 0 0 1 52 81 34 34 0 0 0 68 40Z", SHADE, 'stroke="none"') +
      eye(41, 58, 6) +
      eye(59, 58, 6) +
      line("M34 50 45 46M66 50 55 46") +
      line("M43 71H57"),
  ),
  // a nugget for a head, and coins for eyes
  "bot-Goldie": bot(
    "#efe3c2",
    fill("M22 40 38 16 66 18 84 44 76 78 44 88 18 68Z", "#e2b23c") +
      fill("M66 18 84 44 76 78 44 88 62 54Z", "#b98a22", 'stroke="none"') +
      line("M22 40 38 16 66 18 84 44 76 78 44 88 18 68Z") +
      eye(38, 48, 9, "#ffd75e") +
      eye(62, 48, 9, "#ffd75e") +
      line("M36 66Q50 80 64 66"),
  ),
  // pointed ears, brows that meet, a crooked smile
  "bot-Rufus": bot(
    "#e8cdc6",
    fill("M20 14 38 30H62L80 14 84 62 66 86H34L16 62Z", "#a9503f") +
      fill("M80 14 84 62 66 86H50L66 54 64 29Z", "#823729", 'stroke="none"') +
      line("M20 14 38 30H62L80 14 84 62 66 86H34L16 62Z") +
      eye(37, 54, 7) +
      eye(63, 54, 7) +
      line("M26 42 45 50M74 42 55 50", 'stroke-width="6"') +
      line("M38 72Q54 76 64 66"),
  ),
  // a bolt on the brow, all leaning forward
  "bot-Kiki": bot(
    "#d2e8e4",
    fill("M30 22H86L72 84H16Z", METAL) +
      fill("M70 22H86L72 84H56Z", SHADE, 'stroke="none"') +
      line("M30 22H86L72 84H16Z") +
      fill("M58 12 44 32H54L48 46 66 26H56Z", "#f0c33c") +
      eye(42, 56, 7) +
      eye(66, 56, 7) +
      line("M40 72H60") +
      line("M4 40H18M2 54H14M6 68H14"),
  ),
  // a lamp with a knot in its flex, one eye half closed
  "bot-Hugo": bot(
    "#e3ddcf",
    fill("M26 50A24 26 0 0 1 74 50V80Q50 90 26 80Z", METAL) +
      fill("M60 27A24 26 0 0 1 74 50V80L60 85V50Z", SHADE, 'stroke="none"') +
      line("M26 50A24 26 0 0 1 74 50V80Q50 90 26 80Z") +
      line("M50 24C50 14 62 16 58 8S40 8 44 14 60 12 66 6") +
      eye(40, 54, 8) +
      circle(62, 54, 8, `fill="${INK}" stroke="none"`) +
      fill("M52 44H72V55H52Z", SHADE) +
      line("M40 73Q46 69 50 73T60 73"),
  ),
};

const picture = (ground: string, markup: string) => () => ({
  viewBox: DISC,
  markup: `<rect width="100" height="100" fill="${ground}"/>${markup}`,
});

const helmet = (): string =>
  `<g ${OUTLINE} stroke-width="4">` +
  fill("M26 58Q26 90 50 90T74 58Z", "#e9b48d") +
  fill("M16 58C16 34 30 20 50 20S84 34 84 58Z", "#c8553d") +
  fill("M10 56H90V66H10Z", "#9c3b28") +
  circle(50, 40, 10, 'fill="#fff2b8"') +
  path("M40 76Q50 84 60 76", 'fill="none"') +
  circle(41, 71, 2, `fill="${INK}"`) +
  circle(59, 71, 2, `fill="${INK}"`) +
  "</g>";

const crossedPicks = (): string => {
  const pick =
    `<g ${OUTLINE}>` +
    line("M22 82 70 34", 'stroke-width="10"') +
    line("M22 82 70 34", 'stroke="#a87447" stroke-width="4.5"') +
    fill("M44 18C60 16 84 40 82 56 74 42 58 26 44 18Z", METAL, 'stroke-width="4"') +
    "</g>";
  return `<g transform="matrix(-1 0 0 1 100 0)">${pick}</g>${pick}`;
};

/** Which pictures a person can choose, in this order; without one it is the first letter of the name. */
export const AVATARS = ["helmet", "mule", "crow", "lantern", "nugget", "picks"] as const satisfies readonly Avatar[];

export const faces: Drawings = {
  ...BOTS,
  "av-helmet": picture("#dbe4ea", helmet()),
  "av-mule": picture("#e4dac9", `<g class="b">${use("donkey-b", [16, 12, 68, 104])}</g>`),
  "av-crow": picture("#d9cbef", use("crow", [8, -22, 84, 118])),
  "av-lantern": picture("#3a3150", use("lantern", [18, 8, 64, 80])),
  "av-nugget": picture("#cfd8d2", use("nug1", [14, 18, 72, 64])),
  "av-picks": picture("#e6d3dd", crossedPicks()),
};
