// The project's own signs: wordmark, mark, and the lantern of whoever has the turn.
import { word } from "./glyphs";
import { type Drawings, INK, PAPER, fill, line, short } from "./svg";

/** Something that shows only where a line is drawn: letters with a vein of gold in them. */
const through = (id: string, strokes: string, markup: string): string =>
  `<mask id="${id}">${strokes}</mask><g mask="url(#${id})">${markup}</g>`;

function wordmark() {
  const { d, width } = word("MOTHERLODE", 2.6);
  const vein =
    "M0 17.5 9 13.8 15 16 27 9.6 36 12.6 48 7.4 58 11.6 70 6.4 82 10.4 95 4.6 106 9.2 120 4.4 130 7.6 141 2.6 156 5 165 .8V4.6L156 9 142 6.8 131 11.6 120 8.4 107 13.4 95 8.8 82 14.4 70 10.4 58 15.6 48 11.4 37 16.6 27 13.6 15 19.6 9 17.4 0 21Z";
  return {
    viewBox: `-1 -1 ${short(width + 2)} 22`,
    markup: through(
      "wordmark-letters",
      line(d, 'stroke="#fff" stroke-width="4.6" stroke-miterlimit="2.2"'),
      `<rect x="-2" y="-2" width="${short(width + 4)}" height="26" fill="currentColor"/>${fill(vein, "var(--vein)")}`,
    ),
  };
}

function mark() {
  const letter = line(word("M", 0).d, 'transform="translate(10 13) scale(1.63 1.15)" stroke="#fff" stroke-width="5"');
  return {
    viewBox: "0 0 48 48",
    markup:
      fill(
        "M24 1 38 5 47 18 46 34 35 45 20 47 6 40 1 26 4 12 13 4Z",
        "var(--rock)",
        `stroke="${INK}" stroke-width="2"`,
      ) +
      fill("M24 1 38 5 47 18 30 16Z", "var(--rock-3)") +
      fill("M1 26 6 40 20 47 14 32Z", "var(--rock-4)") +
      through(
        "mark-letter",
        letter,
        `<rect width="48" height="48" fill="${PAPER}"/>` +
          fill("M6 36 15 28 22 33 30 22 36 25 44 15V22L37 31 30 28 23 39 15 34 8 41Z", "var(--gold)"),
      ),
  };
}

const lantern = () => ({
  viewBox: "0 0 32 40",
  markup:
    `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">` +
    line("M9 11C9 2 23 2 23 11") +
    fill("M8 11H24L26 15H6ZM5 31H27V37H5Z", "#6B5A78") +
    fill("M8 15H24L26 31H6Z", "#FFF2B8") +
    fill("M16 17C20 22 21 24 19.5 28 18.5 30 13.5 30 12.5 28 11 24 14 22 16 17Z", "var(--gold)", 'stroke-width="1.8"') +
    "</g>",
});

export const logo: Drawings = { wordmark, mark, lantern };
