// Faceted gold. An ore has no width of its outline of its own: it gets one from where it is used, so that it is the same at every size.
import { type Drawing, type Drawings, INK, fill, short, use } from "./svg";

interface Ore {
  body: string;
  shade: string;
  light: string;
}

const ORES: Ore[] = [
  {
    body: "M1 11 4 4 11 1 19 3 23 10 20 17 12 19 4 17Z",
    shade: "M23 10 20 17 12 19 4 17 9 13 17 12Z",
    light: "M4 4 11 1 14 7 7 10 1 11Z",
  },
  {
    body: "M2 9 8 2 16 1 23 7 22 14 15 19 6 18 1 14Z",
    shade: "M22 14 15 19 6 18 1 14 8 14 16 12 23 7Z",
    light: "M2 9 8 2 16 1 13 8 6 11Z",
  },
  {
    body: "M1 13 5 5 12 2 20 2 24 9 21 16 13 18 5 19Z",
    shade: "M24 9 21 16 13 18 5 19 10 13 18 11Z",
    light: "M5 5 12 2 20 2 15 8 8 9Z",
  },
];

const ore =
  ({ body, shade, light }: Ore) =>
  (): Drawing => ({
    viewBox: "0 0 24 20",
    overflows: true,
    markup:
      fill(body, "var(--gold)", `stroke="${INK}" stroke-linejoin="round" paint-order="stroke"`) +
      fill(shade, "var(--gold-d)") +
      fill(light, "var(--gold-l)"),
  });

/** A nugget round x, y with a width, one of three kinds, turned by some degrees. */
export function nugget(x: number, y: number, width: number, kind: number, turned = 0, outline = 2.6): string {
  const height = (width * 20) / 24;
  const turn = turned ? `transform="rotate(${turned} ${short(x)} ${short(y)})"` : "";
  return use(
    `ore${kind}`,
    [x - width / 2, y - height / 2, width, height],
    `stroke-width="${short((outline * 24) / width)}" ${turn}`,
  );
}

const single = (kind: number) => () => ({ viewBox: "0 0 26 23", markup: nugget(13, 11.5, 22, kind) });

export const nuggets: Drawings = Object.fromEntries(
  ORES.flatMap((shapes, kind) => [
    [`ore${kind}`, ore(shapes)],
    [`nug${kind}`, single(kind)],
  ]),
);
