// Which screen the address asks for. Links are plain links; clicks on them stay in the page.
import { OURS } from "../net/tables";

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "replay"; record: string | null }
  | { screen: "me"; token: string }
  | { screen: "lost" };

export function routeOf(path: string): Route {
  const [screen = "", rest = "", more] = path.split("/").slice(1);
  if (more !== undefined) return { screen: "lost" };
  if (screen === "") return { screen: "home" };
  if (screen === "t" && rest) return { screen: "table", code: rest.toLowerCase() };
  if (screen === "rules" && OURS.includes(rest)) return { screen: "rules", game: rest };
  if (screen === "learn" && OURS.includes(rest)) return { screen: "learn", game: rest };
  if (screen === "replay") return { screen: "replay", record: rest || null };
  if (screen === "me" && rest) return { screen: "me", token: rest };
  return { screen: "lost" };
}

class Router {
  route = $state.raw<Route>({ screen: "home" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (/^\/(api|schema|verify|health|metrics)/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
