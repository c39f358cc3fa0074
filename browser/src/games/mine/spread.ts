// Where the 64 cards lie. All lengths are in diameters of a card, so that a field of any size only scales.
export const PLACES = 64;
/** No two middles are closer than this. */
export const LEAST = 1.07;

export interface Point {
  x: number;
  y: number;
}

/** A place has its own tilt, so that a card lying there tells nothing by it. */
export interface Spot extends Point {
  /** In degrees. */
  tilt: number;
}

export interface Spread {
  width: number;
  height: number;
  /** The first is place 1; they are numbered in reading order. */
  spots: Spot[];
}

/** Numbers from 0 to 1, always the same for the same text. */
function chance(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How much of the field the cards cover at first. */
const COVER = 0.58;
/** Where they do not fit they are strewn anew, and the field grows a step only when they did not fit so many times. */
const TRIES = 3;
const GROWTH = 1.02;
const PUSHES = 600;
/** From the edge of the field to the nearest middle. */
const EDGE = 0.58;
const CANDIDATES = 5;

/**
 * The cards strewn over a field of this shape (width by height), none over another. Only the seed and the shape decide:
 * what the cards show is not known here.
 */
export function scatter(shape: number, seed: string): Spread {
  for (let tries = 0; ; tries++) {
    const area = ((PLACES * Math.PI) / 4 / COVER) * GROWTH ** (2 * Math.floor(tries / TRIES));
    const height = Math.sqrt(area / shape);
    const width = height * shape;
    const random = chance(tries ? `${seed}/${tries}` : seed);
    const points = strew(width, height, random);
    if (pushApart(points, width, height)) {
      const spots = inReadingOrder(points, width, height).map((point) => ({ ...point, tilt: tilt(random) }));
      return { width, height, spots };
    }
  }
}

/** Points in the field, each the loneliest of a few candidates: even enough for all, uneven enough to be remembered. */
function strew(width: number, height: number, random: () => number): Point[] {
  const points: Point[] = [];
  while (points.length < PLACES) {
    const candidates = Array.from({ length: CANDIDATES }, () => ({
      x: EDGE + random() * (width - 2 * EDGE),
      y: EDGE + random() * (height - 2 * EDGE),
    }));
    const loneliness = candidates.map((one) => Math.min(...points.map((other) => distance(one, other))));
    points.push(candidates[loneliness.indexOf(Math.max(...loneliness))]!);
  }
  return points;
}

/** Pushes until no two are too close; tells whether it came to that. */
function pushApart(points: Point[], width: number, height: number): boolean {
  for (let push = 0; push < PUSHES; push++) {
    let isCrowded = false;
    points.forEach((one, index) => {
      for (const other of points.slice(0, index)) isCrowded = part(one, other, LEAST) || isCrowded;
    });
    for (const point of points) keepInside(point, width, height, EDGE);
    if (!isCrowded) return true;
  }
  return false;
}

/** Parts two points to a distance, each by half; tells whether it had to. */
function part(one: Point, other: Point, least: number): boolean {
  const apart = distance(one, other);
  if (apart >= least) return false;
  // a little more than needed, so that it comes to an end
  const step = (least - apart) / 2 + 1e-3;
  const x = apart > 0 ? (one.x - other.x) / apart : 1;
  const y = apart > 0 ? (one.y - other.y) / apart : 0;
  one.x += x * step;
  one.y += y * step;
  other.x -= x * step;
  other.y -= y * step;
  return true;
}

function keepInside(point: Point, width: number, height: number, edge: number): void {
  point.x = Math.min(Math.max(point.x, edge), width - edge);
  point.y = Math.min(Math.max(point.y, edge), height - edge);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Row by row from the top, each from the left; a row is as many as would lie side by side. */
function inReadingOrder(points: readonly Point[], width: number, height: number): Point[] {
  const row = Math.round(Math.sqrt((PLACES * width) / height));
  const down = points.toSorted((one, other) => one.y - other.y);
  return Array.from({ length: Math.ceil(PLACES / row) }, (_, index) => down.slice(index * row, (index + 1) * row))
    .map((line) => line.toSorted((one, other) => one.x - other.x))
    .flat();
}

const tilt = (random: () => number): number => Math.floor(random() * 360);

const ROW = 8;
const PITCH = 1.09;
const WIDEST = 1.5;

/** Eight rows of eight; where the field is longer one way, they stand a little further apart that way. */
export function grid(shape: number): Spread {
  const across = pitch(shape);
  const down = pitch(1 / shape);
  const spots = Array.from({ length: PLACES }, (_, index) => ({
    x: ((index % ROW) + 0.5) * across,
    y: (Math.floor(index / ROW) + 0.5) * down,
    tilt: 0,
  }));
  return { width: ROW * across, height: ROW * down, spots };
}

const pitch = (longer: number): number => Math.min(Math.max(PITCH * longer, PITCH), WIDEST);

/** The field after a quarter turn. */
export function turned({ width, height, spots }: Spread, clockwise: boolean): Spread {
  const turn = ({ x, y, tilt }: Spot): Spot =>
    clockwise ? { x: height - y, y: x, tilt: tilt + 90 } : { x: y, y: width - x, tilt: tilt - 90 };
  return { width: height, height: width, spots: spots.map(turn) };
}

const LONGISH = 1.25;

/** 1 for what lies on its long side, -1 for what stands on its short one, 0 for what is about a square. */
const lies = (width: number, height: number): number =>
  width > LONGISH * height ? 1 : height > LONGISH * width ? -1 : 0;

/** Whether cards that were strewn over a field of one shape now lie across one of the other. */
export function isAcross(spread: Spread, width: number, height: number): boolean {
  return lies(spread.width, spread.height) * lies(width, height) === -1;
}

/** How large two cards are that are up together. */
export const GROWN = 1.5;
const ROOM = GROWN / 2 + 0.1;

/** Where cards that are up together are shown: near their places, inside the field, none over the other. */
export function grownAt(spread: Spread, places: readonly number[]): Point[] {
  const { width, height, spots } = spread;
  const points = places.map((place) => ({ x: spots[place - 1]!.x, y: spots[place - 1]!.y }));
  const [one, other] = points;
  for (let push = 0; push < 20; push++) {
    for (const point of points) keepInside(point, width, height, ROOM);
    if (!one || !other || !part(one, other, GROWN + 0.25)) break;
  }
  return points;
}
