// An experiment of this page: it grows on the server while it is asked for.
import { ask } from "../net/api";
import type { ExperimentShown, LaboratoryShown } from "../net/protocol";
import { sayError } from "../words/say";
import type { ExperimentChoice } from "./link";

const ASK_AGAIN = 1000;

export const laboratoryApi = {
  about: () => ask<LaboratoryShown>("/api/laboratory"),
  grow: (choice: ExperimentChoice) => ask<ExperimentShown>("/api/laboratory", choice),
};

export class GrowingExperiment {
  shown = $state.raw<ExperimentShown | null>(null);
  problem = $state("");
  isRunning = $state(false);
  #turn = 0;

  async start(choice: ExperimentChoice): Promise<void> {
    const turn = ++this.#turn;
    this.shown = null;
    this.problem = "";
    this.isRunning = true;
    try {
      while (turn === this.#turn) {
        const shown = await laboratoryApi.grow(choice);
        if (turn !== this.#turn) return;
        this.shown = shown;
        if (shown.ended !== null) break;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      }
    } catch (error) {
      const why = sayError(error, choice.game);
      if (turn === this.#turn) this.problem = why;
    }
    if (turn === this.#turn) this.isRunning = false;
  }

  /** What is known stays in sight. */
  stop(): void {
    this.#turn++;
    this.isRunning = false;
  }
}
