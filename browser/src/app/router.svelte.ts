// Which screen the address asks for. Links are plain links; clicks on them stay in the page.
import { OURS } from "../net/tables";

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "replay"; record: string | null }
  | { screen: "review"; record: string | null }
  | { screen: "games" }
  | { screen: "lobby" }
  | { screen: "groups" }
  | { screen: "group"; page: string }
  | { screen: "invited"; code: string }
  | { screen: "account" }
  | { screen: "person"; page: string }
  | { screen: "ratings"; pool: string | null }
  | { screen: "friend"; token: string }
  | { screen: "me"; token: string }
  | { screen: "daily" }
  | { screen: "notices" }
  | { screen: "mail"; what: "confirm" | "stop"; token: string }
  | { screen: "puzzles"; puzzle: string | null }
  | { screen: "tournaments" }
  | { screen: "laboratory" }
  | { screen: "contest"; code: string }
  | { screen: "lost" };

export function routeOf(path: string): Route {
  const [screen = "", rest = "", more] = path.split("/").slice(1);
  if (screen === "notices") return noticesRoute(rest, more);
  if (more !== undefined) return { screen: "lost" };
  if (screen === "") return { screen: "home" };
  if (screen === "t" && rest) return { screen: "table", code: rest.toLowerCase() };
  if (screen === "rules" && OURS.includes(rest)) return { screen: "rules", game: rest };
  if (screen === "learn" && OURS.includes(rest)) return { screen: "learn", game: rest };
  if (screen === "replay") return { screen: "replay", record: rest || null };
  if (screen === "review") return { screen: "review", record: rest || null };
  return companyRoute(screen, rest) ?? peopleRoute(screen, rest);
}

/** The pages where one finds people to play with. */
function companyRoute(screen: string, rest: string): Route | null {
  if (screen === "lobby" && !rest) return { screen: "lobby" };
  if (screen === "groups" && !rest) return { screen: "groups" };
  if (screen === "g" && rest) return { screen: "group", page: rest.toLowerCase() };
  if (screen === "join" && rest) return { screen: "invited", code: rest.toLowerCase() };
  return null;
}

/** What I am told, and links out of mails. */
function noticesRoute(rest: string, token?: string): Route {
  if (!rest) return { screen: "notices" };
  const isLink = (rest === "confirm" || rest === "stop") && token;
  return isLink ? { screen: "mail", what: rest, token } : { screen: "lost" };
}

/** The pages about people and their games. */
function peopleRoute(screen: string, rest: string): Route {
  if (screen === "games" && !rest) return { screen: "games" };
  if (screen === "me") return rest ? { screen: "me", token: rest } : { screen: "account" };
  if (screen === "p" && rest) return { screen: "person", page: rest.toLowerCase() };
  if (screen === "ratings") return { screen: "ratings", pool: rest || null };
  if (screen === "friend" && rest) return { screen: "friend", token: rest };
  return contestRoute(screen, rest);
}

function contestRoute(screen: string, rest: string): Route {
  if (screen === "daily" && !rest) return { screen: "daily" };
  if (screen === "puzzles") return { screen: "puzzles", puzzle: rest || null };
  if (screen === "laboratory" && !rest) return { screen: "laboratory" };
  if (screen === "tournaments" && !rest) return { screen: "tournaments" };
  if (screen === "c" && rest) return { screen: "contest", code: rest.toLowerCase() };
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
