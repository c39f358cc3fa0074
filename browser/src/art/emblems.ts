// Every colour has a shape and a letter, so that it is never told by its hue alone.
import { cut } from "./glyphs";
import { type Drawing, type Drawings, INK, PAPER, fill, short, use } from "./svg";

interface Emblem {
  shape: string;
  /** top and height of the letter */
  letter: readonly [number, number];
}

const EMBLEMS: Record<string, Emblem> = {
  g: { shape: "M12 1.2 23.4 21.6H.6Z", letter: [11.4, 8.4] },
  b: { shape: "M12 .6C16.6 6.6 20.8 10.4 20.8 15A8.8 8.4 0 0 1 3.2 15C3.2 10.4 7.4 6.6 12 .6Z", letter: [9.6, 10] },
  v: { shape: "M12 .4 23 12 12 23.6 1 12Z", letter: [7.4, 9.2] },
  r: { shape: "M3.2 2.6H20.8V21.4H3.2Z", letter: [6.8, 10.4] },
  o: { shape: "M12 1.4A10.6 10.6 0 1 1 12 22.6 10.6 10.6 0 1 1 12 1.4Z", letter: [6.8, 10.4] },
  p: {
    shape: "M12 22.6C4 16.4 1 12.6 1 8.2A5.8 5.8 0 0 1 12 5.4 5.8 5.8 0 0 1 23 8.2C23 12.6 20 16.4 12 22.6Z",
    letter: [6.6, 9.4],
  },
  y: {
    shape: "M12 .4 15.3 7.8 23.4 8.7 17.4 14.2 19 22.2 12 18.2 5 22.2 6.6 14.2 .6 8.7 8.7 7.8Z",
    letter: [8, 8.6],
  },
  k: {
    shape:
      "M12 .8C17 5.6 22.4 9 22.4 13.6A4.9 4.9 0 0 1 14 17L15.6 23H8.4L10 17A4.9 4.9 0 0 1 1.6 13.6C1.6 9 7 5.6 12 .8Z",
    letter: [7.2, 9],
  },
};

const GRID = "0 0 24 24";

function letter(colour: string, paint: string): string {
  const [top, height] = EMBLEMS[colour]!.letter;
  return cut(colour.toUpperCase(), 12, top, height, { fill: paint, edge: 0, centred: true, pen: 4.2 });
}

/** The emblem on a card, outlined; at x, y with a size. */
export function badge(colour: string, x: number, y: number, size: number, edge = 3, paint = PAPER, ink = INK): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${short(size / 24)})">` +
    use(
      `sh-${colour}`,
      [0, 0, 24, 24],
      `color="${paint}" stroke="${INK}" stroke-width="${edge}" paint-order="stroke"`,
    ) +
    `${letter(colour, ink)}</g>`
  );
}

/** The bare shape takes the text colour, and an outline where one is given to it. */
const shape = (colour: string) => (): Drawing => ({
  viewBox: GRID,
  overflows: true,
  markup: fill(EMBLEMS[colour]!.shape, "currentColor", 'stroke-linejoin="round"'),
});

const emblem = (colour: string) => () => ({
  viewBox: GRID,
  markup:
    use(`sh-${colour}`, undefined, 'color="var(--em,var(--c))" stroke="var(--eo,transparent)" stroke-width="1.6"') +
    letter(colour, "var(--el,var(--on))"),
});

export const emblems: Drawings = Object.fromEntries(
  Object.keys(EMBLEMS).flatMap((colour) => [
    [`sh-${colour}`, shape(colour)],
    [`em-${colour}`, emblem(colour)],
  ]),
);
