import { describe, expect, test } from "vitest";
import { BOT_NAMES, CHARACTERS, botName } from "../table/stage";
import { NAMES } from "../art/symbols";
import { othersBeside } from "../play/opponents";
import { againstBots } from "./plans";

const levels = (opponents: number, level: string): unknown[] =>
  againstBots(opponents, level)
    .commands.slice(1)
    .map((command) => ("level" in command ? command.level : null));

describe("whom one plays against", () => {
  test("bots of a level are all of it", () => {
    expect(levels(3, "hard")).toEqual(["hard", "hard", "hard"]);
  });

  test("a character brings the others along", () => {
    expect(levels(3, "kiki")).toEqual(["kiki", "hugo", "clara"]);
    expect([1, 2, 4].map((count) => othersBeside("kiki", count))).toEqual([0, 1, 3]);
    expect(othersBeside("hard", 4)).toBe(0);
  });

  test("a character has its name wherever it sits, others by their seat", () => {
    expect(botName("hugo", 0)).toBe("Hugo");
    expect(botName("hard", 1)).toBe("Otto");
    expect(botName("another", 9)).toBe("another");
    expect(CHARACTERS.map((name, seat) => botName(name, seat)).every((name) => BOT_NAMES.includes(name))).toBe(true);
  });

  test("every bot's name has a face", () => {
    expect(NAMES).toEqual(expect.arrayContaining(BOT_NAMES.map((name) => `bot-${name}`)));
  });
});
