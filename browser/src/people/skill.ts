// A mean with the interval in which it lies with a chance of 95 %.
const SURE = 1.96;

/** How many standard errors that is: more than usual where the error is itself known from few games (Student's t). */
export function errorsOf(games: number): number {
  const free = Math.max(1, games - 1);
  const second = (SURE ** 3 + SURE) / 4;
  const third = (5 * SURE ** 5 + 16 * SURE ** 3 + 3 * SURE) / 96;
  return SURE + second / free + third / free ** 2;
}

/** As `58% ± 6%`; a single game says nothing of its error, and so of nothing else. */
export function interval(format: Intl.NumberFormat, games: number, mean: number, error: number | null): string {
  return error === null ? "–" : `${format.format(mean)} ± ${format.format(errorsOf(games) * error)}`;
}
