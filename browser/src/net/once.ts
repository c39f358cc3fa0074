// One command to a table that is not looked at.
import { Refusal } from "./api";
import { Connection, socketOf } from "./socket";
import type { Command } from "./types";

const PATIENCE = 10_000;

/** Sends a command and waits until it is done. */
export function once(code: string, command: Command): Promise<void> {
  return new Promise((done, fail) => {
    let id: number | null = null;
    const end = (error?: Refusal): void => {
      clearTimeout(timer);
      connection.end();
      if (error) fail(error);
      else done();
    };
    const connection = new Connection(socketOf(code), {
      change: (status) => {
        if (status === "open") id = connection.send(command);
        else if (status === "gone") end(new Refusal("no_such_table", "There is no such table."));
      },
      hear: (frame) => {
        if (!("answer" in frame) || frame.answer === null || frame.answer !== id) return;
        end(frame.kind === "refused" ? new Refusal(frame.name, frame.sentence) : undefined);
      },
    });
    const timer = setTimeout(() => end(new Refusal("offline", "The server cannot be reached.")), PATIENCE);
  });
}
