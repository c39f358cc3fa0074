import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("an address names a screen", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf("/t/AB3K")).toEqual({ screen: "table", code: "ab3k" });
  expect(routeOf("/rules/gate")).toEqual({ screen: "rules", game: "gate" });
  expect(routeOf("/learn/mine")).toEqual({ screen: "learn", game: "mine" });
  expect(routeOf("/games")).toEqual({ screen: "games" });
  expect(routeOf("/me")).toEqual({ screen: "account" });
  expect(routeOf("/me/to.ken")).toEqual({ screen: "me", token: "to.ken" });
  expect(routeOf("/p/0AF")).toEqual({ screen: "person", page: "0af" });
  expect(routeOf("/friend/to.ken")).toEqual({ screen: "friend", token: "to.ken" });
  expect(routeOf("/replay")).toEqual({ screen: "replay", record: null });
  expect(routeOf("/replay/0af")).toEqual({ screen: "replay", record: "0af" });
  expect(routeOf("/notices")).toEqual({ screen: "notices" });
  expect(routeOf("/notices/stop/0af")).toEqual({ screen: "mail", what: "stop", token: "0af" });
  expect(routeOf("/notices/start/0af")).toEqual({ screen: "lost" });
  expect(routeOf("/review/0af")).toEqual({ screen: "review", record: "0af" });
});

test("any other address is lost", () => {
  for (const path of ["/rules/chess", "/t", "/t/a/b", "/elsewhere"]) expect(routeOf(path)).toEqual({ screen: "lost" });
});
