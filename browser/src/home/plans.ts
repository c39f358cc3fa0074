// What was decided on the home page and is carried out at the new table: who sits where, and whether play begins at once.
import type { Command } from "../net/types";
import { botsLike } from "../play/opponents";
import { sitDown } from "../time/clock";

export interface Plan {
  commands: readonly Command[];
  /** The game begins without a look at the table. */
  starts: boolean;
}

const plans = new Map<string, Plan>();

export function keepPlan(code: string, plan: Plan): void {
  plans.set(code, plan);
}

/** The plan for a table, once. */
export function takePlan(code: string): Plan | null {
  const plan = plans.get(code) ?? null;
  plans.delete(code);
  return plan;
}

/** Bots of a level; or a character, and others beside it. */
export function againstBots(opponents: number, level: string): Plan {
  const bots = botsLike(level, opponents).map((each, index): Command => ({
    kind: "seat_bot",
    seat: index + 1,
    level: each,
  }));
  return { commands: [sitDown(0), ...bots], starts: true };
}

export const withFriends: Plan = { commands: [sitDown(0)], starts: false };

/** Two people at one screen; more seats can be added at the table. */
export const onOneDevice: Plan = { commands: [sitDown(0), sitDown(1)], starts: false };
