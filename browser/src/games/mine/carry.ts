// Won gold goes from its place to the seat that gets it.
export const goldSpot = (seat: number): string => `gold-${seat}`;

const MOVE = 620;

/** Carries the gold that is up now, so that it arrives when the time of showing it is over. */
export function carryGold(root: HTMLElement, winner: number, hold: number): void {
  const place = root.querySelector<HTMLElement>(".place.won");
  const face = place?.querySelector<HTMLElement>(".face");
  const purse = root.querySelector(`[data-spot="${goldSpot(winner)}"]`);
  if (!place || !face || !purse) return;
  const from = place.getBoundingClientRect();
  const to = purse.getBoundingClientRect();
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  face.animate(
    [
      { opacity: 1, offset: 0.8 },
      { translate: `${x}px ${y}px`, scale: 0.25, opacity: 0 },
    ],
    {
      delay: Math.max(hold - MOVE, 0),
      duration: MOVE,
      easing: "cubic-bezier(.3,.0,.1,1)",
      fill: "forwards",
    },
  );
}
