import { describe, expect, it } from "vitest";
import type { ClockFrame } from "../net/types";
import {
  asClock,
  customTime,
  DAY,
  FIELDS,
  isByMail,
  leftNow,
  OFFERED,
  offeredName,
  playingHours,
  roughly,
  sitDown,
} from "./clock";

const frame: ClockFrame = {
  kind: "clock",
  now: 0,
  left: [60_000, 50_000, null],
  free: 5000,
  runs: 0,
  due: 65_000,
  out: null,
  holidays: [null, null, null],
};

describe("a clock", () => {
  it("counts on for whose turn it is, and for nobody else", () => {
    expect(leftNow(frame, 0, 10_000)).toBe(55_000);
    expect(leftNow(frame, 0, 90_000)).toBe(0);
    expect(leftNow(frame, 1, 10_000)).toBe(50_000);
    expect(leftNow(frame, 2, 10_000)).toBeNull();
  });
  it("reads as people read clocks", () => {
    expect(asClock(0)).toBe("0:00");
    expect(asClock(59_001)).toBe("1:00");
    expect(asClock(3_600_000)).toBe("1:00:00");
  });
  it("is rough where days are left", () => {
    expect(roughly(3 * DAY)).toEqual({ unit: "days", count: 3 });
    expect(roughly(47 * 3_600_000)).toEqual({ unit: "hours-left", count: 47 });
    expect(roughly(61_000)).toEqual({ unit: "minutes", count: 2 });
  });
});

describe("what is offered", () => {
  it("is found again by its name", () => {
    for (const [name, control] of Object.entries(OFFERED)) expect(offeredName(control)).toBe(name);
    expect(offeredName(null)).toBe("");
    expect(offeredName({ ...OFFERED["3d"]!, bank: 77 })).toBe("other");
  });
  it("has live games and games by days", () => {
    expect(isByMail(OFFERED["10+10"])).toBe(false);
    expect(isByMail(OFFERED["3d"])).toBe(true);
  });
});

it("who sits down says where they live, for playing hours that the host may choose later", () => {
  expect(sitDown(1)).toMatchObject({
    kind: "sit",
    seat: 1,
    zone: expect.stringMatching(/^[A-Za-z_]+(\/|$)/) as string,
  });
});

describe("a time of one's own", () => {
  it("is of the kind that was chosen, and none of those that are offered", () => {
    for (const kind of ["live", "days"] as const) {
      expect(isByMail(customTime(kind))).toBe(kind === "days");
      expect(offeredName(customTime(kind))).toBe("other");
    }
  });

  it("stays of its kind, whatever its fields say", () => {
    for (const kind of ["live", "days"] as const)
      for (const { field, unit, least } of FIELDS[kind])
        expect(isByMail({ ...customTime(kind), [field]: least * unit })).toBe(kind === "days");
  });

  it("has playing hours that last an hour at least, until midnight", () => {
    const day = { begin: 480, end: 1320 };
    expect(playingHours(day, "begin", 540)).toEqual({ begin: 540, end: 1320 });
    expect(playingHours(day, "begin", 1435)).toEqual({ begin: 1380, end: 1440 });
    expect(playingHours(day, "end", 0)).toEqual({ begin: 480, end: 1440 });
    expect(playingHours(day, "end", 500)).toEqual({ begin: 440, end: 500 });
    expect(playingHours(day, "end", 10)).toEqual({ begin: 0, end: 60 });
  });
});
