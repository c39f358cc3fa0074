import { expect, test } from "vitest";
import { addressOf } from "./join";

test("a code leads to its table, however it was typed", () => {
  for (const text of ["bcd3fgh4", " BCD3FGH4 ", "bcd3 fgh4", "bcd3-fgh4"]) expect(addressOf(text)).toBe("/t/bcd3fgh4");
});

test("a link leads where it points", () => {
  expect(addressOf("http://192.168.1.5:8000/t/bcd3fgh4")).toBe("/t/bcd3fgh4");
  expect(addressOf("192.168.1.5:8000/t/bcd3fgh4")).toBe("/t/bcd3fgh4");
  expect(addressOf("https://example.org/replay/0af?turn=3")).toBe("/replay/0af");
});

test("anything else leads nowhere", () => {
  for (const text of ["", "abc", "what is this", "https://example.org/", "https://example.org/else/where"]) {
    expect(addressOf(text)).toBeNull();
  }
});
