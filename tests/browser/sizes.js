// Looks at a page with a game as somebody does who wants to play: what is outside, covered, cut or too small to hit?
// Cards are at least 42 wide and 44 high, other targets 44 by 44. One card of a lane may lie on another, of which a strip
// of 24 stays free. Cards that nothing can be done with now only have to be there. The 64 cards of `mine` cannot
// all be so large on a phone: they are at least 30, and half of it where they are only looked at.
(mayScroll) => {
  const problems = new Set();
  const NEAR = 1;
  const nameOf = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent.trim()).slice(0, 40) || element.className;
  const inside = (box, outer) =>
    box.left >= outer.left - NEAR && box.right <= outer.right + NEAR && box.top >= outer.top - NEAR && box.bottom <= outer.bottom + NEAR;
  const screenBox = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const bring = (element) => mayScroll && element.scrollIntoView({ block: "center", behavior: "instant" });

  const STEP = 3;
  const isHit = (element, x, y) => element.contains(document.elementFromPoint(x, y));

  /** The points of a line where a tap reaches what it is meant for, from its middle outwards until they are enough. */
  function freeOf(from, to, enough, isFree) {
    const count = Math.max(Math.floor((to - from) / STEP), 1);
    const free = [];
    for (let i = 0; i < count && free.length * STEP < enough; i++) {
      const outwards = i % 2 ? -(i + 1) / 2 : i / 2;
      const point = from + ((count >> 1) + outwards + 0.5) * STEP;
      if (isFree(point)) free.push(point);
    }
    return free.sort((one, other) => one - other);
  }

  /**
   * How much of an element lies open, where a tap would reach it: its height along three lines, and its width there;
   * of both so much as it needs.
   */
  function openOf(element, width, height) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let best = [];
    for (const part of [0.5, 0.15, 0.85]) {
      const x = left + (right - left) * part;
      const free = freeOf(top, bottom, height, (y) => isHit(element, x, y));
      if (free.length > best.length) best = free;
      if (free.length * STEP >= Math.min(height, bottom - top - STEP)) break;
    }
    if (!best.length) return { across: 0, down: 0 };
    const middle = best[best.length >> 1];
    const free = freeOf(left, right, width, (x) => isHit(element, x, middle));
    return { across: free.length * STEP, down: best.length * STEP };
  }

  function leastOf(element) {
    // strewn cards may touch their neighbours; 24 is what WCAG 2.2 asks at least
    if (element.matches(".place")) return element.matches(".live") ? [24, 24] : [15, 15];
    if (element.matches(".card:is(.rest, .forbidden)")) return [24, 12];
    const lane = element.closest(".lane");
    if (lane && [...lane.querySelectorAll(".card")].at(-1) !== element) return [40, 24];
    if (element.matches(".card, .ib")) return [42, 44];
    return [44, 44];
  }

  function lookAtTarget(element) {
    bring(element);
    const box = element.getBoundingClientRect();
    if (!inside(box, screenBox())) problems.add(`outside: ${nameOf(element)} ${describe(box)}`);
    const [width, height] = leastOf(element);
    const { across, down } = openOf(element, width, height);
    if (!down) problems.add(`covered: ${nameOf(element)}`);
    else if (across < width - STEP || down < height - STEP || box.width < width - NEAR || box.height < Math.min(height, 44) - NEAR) {
      problems.add(`too small: ${nameOf(element)}, ${across} by ${down} of ${describe(box)}`);
    }
  }

  const describe = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");

  /** Names shorten where there is no room, and say so by three dots; anything else has to be whole. */
  function lookAtText(node) {
    const element = node.parentElement;
    if (!element || !isShown(element) || element.closest(".sr, [aria-hidden=true], option, .log, .beside")) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!range.getClientRects().length) return;
    bring(element);
    const box = range.getBoundingClientRect();
    const text = node.textContent.trim();
    let clipped = screenBox();
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(outer);
      if (clipPath.startsWith("inset(50%")) return; // said, not shown
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (textOverflow === "ellipsis") {
        const { left, right } = outer.getBoundingClientRect();
        if (right - left < Math.min(20, box.width - NEAR)) problems.add(`cut: ${text}`);
        return;
      }
      if (overflowY === "auto" || overflowY === "scroll") return;
      clipped = outer.getBoundingClientRect();
      if (!inside(box, clipped)) problems.add(`cut: ${text} ${describe(box)} of ${describe(clipped)}`);
    }
    if (!inside(box, screenBox())) problems.add(`outside: ${text} ${describe(box)}`);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit && !hit.contains(element) && !element.contains(hit)) problems.add(`covered: ${text} by ${hit.outerHTML.slice(0, 90)}`);
  }

  function lookAtPicture(element) {
    bring(element);
    const box = element.getBoundingClientRect();
    if (!inside(box, screenBox())) problems.add(`outside: picture ${nameOf(element)} ${describe(box)}`);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit && !hit.contains(element) && !hit.closest(".card")) problems.add(`covered: picture ${nameOf(element)}`);
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === "visible") continue;
      if (!inside(box, outer.getBoundingClientRect())) problems.add(`cut: picture ${nameOf(element)} ${describe(box)}`);
    }
  }

  const REGIONS = ".seat, .offer, [data-testid=action-bar], .field, .middle, section.bridge, .own .hand, .head, header.bar, .ticker, .request";
  function lookAtRegions() {
    const regions = [...document.querySelectorAll(REGIONS)].filter(isShown);
    regions.forEach((one, index) => {
      const box = one.getBoundingClientRect();
      for (const other of regions.slice(0, index)) {
        if (one.contains(other) || other.contains(one)) continue;
        const beside = other.getBoundingClientRect();
        const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
        const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
        if (across > NEAR && down > NEAR) {
          problems.add(`overlap: ${one.className} and ${other.className}, ${across.toFixed(0)} by ${down.toFixed(0)}`);
        }
      }
    });
  }

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) problems.add(`the page is wider than the screen: ${page.scrollWidth}`);
  if (!mayScroll && page.scrollHeight > innerHeight) problems.add(`the page is longer than the screen: ${page.scrollHeight}`);
  scrollTo(0, 0);
  lookAtRegions();
  const targets = document.querySelectorAll(".play :is(button, a, select, input)");
  for (const target of targets) if (isShown(target) && !target.matches(".hole") && !target.closest(".beside")) lookAtTarget(target);
  for (const picture of document.querySelectorAll(".play .card[role=img]")) if (isShown(picture) && !picture.closest(".beside")) lookAtPicture(picture);
  const texts = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.textContent.trim()) lookAtText(texts.currentNode);
  scrollTo(0, 0);
  return [...problems];
};
