// The page's one hidden sprite: every symbol that is shown, and what it uses, is put there once.
import { symbol, uses } from "./symbols";

const NAMESPACE = "http://www.w3.org/2000/svg";
const present = new Set<string>();
let sprite: SVGSVGElement | undefined;

/** Not display: none, which would also switch off the masks in it. */
function hiddenSprite(): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.style.position = "absolute";
  document.body.prepend(svg);
  return svg;
}

/** Makes sure that a drawing can be used by its name anywhere in the page. */
export function ensure(name: string): void {
  if (present.has(name)) return;
  const markup = symbol(name);
  present.add(name);
  uses(markup).forEach(ensure);
  sprite ??= hiddenSprite();
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${NAMESPACE}">${markup}</svg>`, "image/svg+xml");
  sprite.append(document.importNode(parsed.documentElement.firstElementChild!, true));
}
