import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { games } from "../parts/games.svelte";
import type { GameShown } from "../net/protocol";
import { botsLike, chosenBot } from "./opponents";

const game = (name: string, bots: string[]): GameShown => ({ name, bots }) as unknown as GameShown;

beforeEach(() => {
  games.list = [game("donkey", ["medium", "grandmaster", "clara"]), game("mine", ["medium", "clara"])];
});

afterEach(() => {
  games.list = [];
  settings.kept.level = "medium";
});

it("keeps a bot that the game has", () => {
  settings.kept.level = "grandmaster";
  expect(chosenBot("donkey")).toBe("grandmaster");
  settings.kept.level = "clara";
  expect(chosenBot("mine")).toBe("clara");
});

it("takes medium where the game has no such bot, or has not said yet", () => {
  settings.kept.level = "grandmaster";
  expect(chosenBot("mine")).toBe("medium");
  expect(chosenBot("gate")).toBe("medium");
});

it("fills seats with others than the characters that sit there", () => {
  expect(botsLike("clara", 2, [null, "clara"])).toEqual(["goldie", "rufus"]);
  expect(botsLike("hugo", 2, [null, "rufus", "clara"])).toEqual(["hugo", "goldie"]);
});

it("has a bot for every seat, even when all characters sit", () => {
  expect(botsLike("kiki", 6)).toEqual(["kiki", "hugo", "clara", "goldie", "rufus", "kiki"]);
  expect(botsLike("hard", 2, ["hard"])).toEqual(["hard", "hard"]);
});
