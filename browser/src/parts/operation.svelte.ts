// What somebody wants of the server: whether it is under way, and what came of it.
import { sayError } from "../words/say";

export class Operation {
  problem = $state("");
  /** What was done last, for everybody to see and hear. */
  told = $state("");
  isBusy = $state(false);

  /** True if it went well; else the problem says why not. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = this.told = "";
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = sayError(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
