// Cut numerals and letters: centre lines on a grid of 14 by 20, drawn with a broad pen; strokes apart by "|", closed ones end in "z".
import { INK, PAPER, short } from "./svg";

const ZERO = "5.4,2.3 8.6,2.3 11.7,5.6 11.7,14.4 8.6,17.7 5.4,17.7 2.3,14.4 2.3,5.6z";

const GLYPHS: Record<string, string> = {
  "0": ZERO,
  "1": "2.4,6.6 7.2,2.6 7.2,17.7|2.6,17.7 11.8,17.7",
  "2": "2.3,7.4 2.3,5.6 5.4,2.3 8.6,2.3 11.7,5.6 11.7,7.9 2.9,17.7 12.2,17.7",
  "3": "2,2.3 11,2.3 6.6,8.7 8.6,8.7 11.7,11.8 11.7,14.5 8.6,17.7 5.4,17.7 2.2,14.6",
  "4": "13.6,13.8 2.7,13.8 9.2,2.9 9.2,20",
  "5": "11.6,2.3 3,2.3 3,8.9 8.6,8.9 11.7,12 11.7,14.6 8.6,17.7 5.2,17.7 2,15.2",
  "6": "9.3,.6 2.4,10.4 2.3,14.5 5.4,17.7 8.6,17.7 11.7,14.6 11.7,12.2 8.6,9.2 4.4,9.2",
  "7": "1.6,2.3 11.3,2.3 5.4,19.6",
  "8": "5.7,2.3 8.3,2.3 10.9,4.7 10.9,6.9 8.3,9.4 5.7,9.4 3.1,6.9 3.1,4.7z|5.2,9.4 8.8,9.4 11.7,12.2 11.7,14.9 8.8,17.7 5.2,17.7 2.3,14.9 2.3,12.2z",
  "9": "4.7,19.4 11.6,9.6 11.7,5.5 8.6,2.3 5.4,2.3 2.3,5.4 2.3,7.8 5.4,10.8 9.6,10.8",
  "-": ".8,11 8.4,11",
  B: "2.3,9.8 8.4,9.8 10.9,7.4 10.9,4.8 8.4,2.3 2.3,2.3 2.3,17.7 8.6,17.7 11.7,15 11.7,12.6 8.6,9.8",
  D: "2.3,2.3 7.8,2.3 11.8,6.2 11.8,13.8 7.8,17.7 2.3,17.7z",
  E: "11.8,2.3 2.3,2.3 2.3,17.7 11.8,17.7|2.3,10 10.2,10",
  G: "11.7,6.4 8.6,2.3 5.4,2.3 2.3,5.6 2.3,14.4 5.4,17.7 8.6,17.7 11.7,14.6 11.7,10.6 7.2,10.6",
  H: "2.3,0 2.3,20|11.7,0 11.7,20|2.3,10 11.7,10",
  K: "2.3,0 2.3,20|12.2,.4 4.2,10 12.4,19.6",
  L: "2.3,0 2.3,17.7 11.2,17.7",
  M: "2.3,20 2.3,3.2 8.6,11.4 14.9,3.2 14.9,20",
  O: ZERO,
  P: "2.3,20 2.3,2.3 8.5,2.3 11.7,5.4 11.7,8.4 8.5,11.4 2.3,11.4",
  R: "2.3,20 2.3,2.3 8.5,2.3 11.6,5.2 11.6,8.2 8.5,11.2 2.3,11.2|6.8,11.2 11.6,20",
  T: "0,2.3 13.4,2.3|6.7,2.3 6.7,20",
  V: "1.8,0 7,16.5 12.2,0",
  Y: "1.6,0 7,9.6 12.4,0|7,9 7,20",
};

const WIDTHS: Record<string, number> = { "-": 8, "1": 12.6, E: 12.6, L: 11, M: 17.2, T: 13 };

type Point = readonly [number, number];
interface Stroke {
  points: Point[];
  closed: boolean;
}

function strokesOf(glyph: string, left: number): Stroke[] {
  return GLYPHS[glyph]!.split("|").map((text) => {
    const closed = text.endsWith("z");
    const points = text
      .replace("z", "")
      .split(" ")
      .map((pair): Point => {
        const [x, y] = pair.split(",").map(Number);
        return [left + x!, y!];
      });
    return { points, closed };
  });
}

/** The end of a stroke moved on by some length, away from the point before it. */
function moved(end: Point, before: Point, by: number): Point {
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const k = by / Math.hypot(dx, dy);
  return [end[0] + dx * k, end[1] + dy * k];
}

/** The outline is a broader pen under the first; open strokes have to end later for it to show there too. */
function pathOf(strokes: Stroke[], longer = 0): string {
  const one = ({ points, closed }: Stroke): string => {
    const drawn = closed
      ? points
      : [moved(points[0]!, points[1]!, longer), ...points.slice(1, -1), moved(points.at(-1)!, points.at(-2)!, longer)];
    return "M" + drawn.map(([x, y]) => `${short(x)} ${short(y)}`).join(" ") + (closed ? "Z" : "");
  };
  return strokes.map(one).join("");
}

/** A word as one path with its width, 20 high. */
export function word(text: string, gap: number, longer = 0): { d: string; width: number } {
  let x = 0;
  const strokes: Stroke[] = [];
  for (const glyph of text) {
    strokes.push(...strokesOf(glyph, x));
    x += (WIDTHS[glyph] ?? 14) + gap;
  }
  return { d: pathOf(strokes, longer), width: x - gap };
}

interface Cut {
  fill?: string;
  /** width of the outline; 0 for none */
  edge?: number;
  /** x is the middle, not the left */
  centred?: boolean;
  gap?: number;
  pen?: number;
}

/** A cut word of some height with its top at y. */
export function cut(text: string, x: number, y: number, height: number, options: Cut = {}): string {
  const { fill = PAPER, edge = 3, centred = false, gap = 1.6, pen = 4.6 } = options;
  const { d, width } = word(text, gap);
  const k = height / 20;
  const left = centred ? x - (width * k) / 2 : x;
  const outline = edge
    ? `<path d="${word(text, gap, edge / 2).d}" stroke="${INK}" stroke-width="${short(pen + edge)}"/>`
    : "";
  return (
    `<g transform="translate(${short(left)} ${short(y)}) scale(${short(k)})" fill="none" stroke-linejoin="miter" stroke-miterlimit="2.2">` +
    `${outline}<path d="${d}" stroke="${fill}" stroke-width="${pen}"/></g>`
  );
}
