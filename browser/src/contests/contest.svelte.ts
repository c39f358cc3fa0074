// A tournament as it stands now: asked for when its socket says that something is new.
import type { ContestNews, ContestPage } from "../net/protocol";
import { Connection } from "../net/socket";
import { sayError } from "../words/say";
import { contestsApi } from "./api";

export class Contest {
  page = $state.raw<ContestPage | null>(null);
  problem = $state("");
  busy = $state(false);
  isAway = $state(false);
  #connection: Connection<never, ContestNews>;
  #asking = false;
  #again = false;

  constructor(readonly code: string) {
    this.#connection = new Connection<never, ContestNews>(`/api/contests/${code}/socket`, {
      hear: (news) => void (news.kind === "contest_changed" && this.#look()),
      change: (status) => {
        this.isAway = status === "lost";
        // what happened before the connection was there is not told
        if (status !== "lost") void this.#look();
      },
    });
  }

  end(): void {
    this.#connection.end();
  }

  /** Does what a person has asked for, and says why not. */
  async act(work: () => Promise<ContestPage>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      this.page = await work();
    } catch (error) {
      this.#tell(error);
    } finally {
      this.busy = false;
    }
  }

  /** One question at a time; what changes meanwhile is asked for once more. */
  async #look(): Promise<void> {
    this.#again = this.#asking;
    if (this.#asking) return;
    this.#asking = true;
    try {
      const isFirst = !this.page;
      this.page = await contestsApi.show(this.code);
      if (isFirst) this.problem = "";
    } catch (error) {
      if (!this.page) this.#tell(error);
    } finally {
      this.#asking = false;
    }
    if (this.#again) await this.#look();
  }

  #tell(error: unknown): void {
    this.problem = sayError(error);
  }
}
