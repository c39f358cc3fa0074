// Checks a record with what this page gave and saw. The checker is the one of the page /verify, and runs here.
import { sha256 } from "@noble/hashes/sha2.js";
import type { Transcript } from "./shuffle";

interface Checker {
  digests: { sha256: (bytes: Uint8Array) => Promise<Uint8Array> };
  verify: (record: unknown, known: unknown) => Promise<{ verdict: string; reason: string }>;
}

const CHECKER = "/verify.js";

/** What was found, as the name of a text. */
export async function check(
  record: unknown,
  transcript: Transcript | null,
  scores: readonly number[] | null,
): Promise<string> {
  const { digests, verify } = (await import(/* @vite-ignore */ CHECKER)) as Checker;
  // Browsers compute digests by themselves only for pages that came by a secure connection.
  digests.sha256 = (bytes) => Promise.resolve(sha256(bytes));
  try {
    const { verdict, reason } = await verify(record, { ...transcript, scores });
    return verdict === reason ? `over-${verdict}` : `over-${verdict}-${reason}`;
  } catch (error) {
    const { reason } = error as { reason?: string };
    if (reason === undefined) throw error;
    return `over-unfair-${reason}`;
  }
}
