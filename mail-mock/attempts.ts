import type { Fault } from "./faults.ts";

/** What became of a request to the send address. */
export type AttemptVerdict =
  "accepted" | "refused" | "no-answer" | "reset" | "misrouted" | "preflight-refused";

/** One request that arrived at the send address. */
export type Attempt = {
  readonly id: number;
  /** When it arrived, ISO 8601. */
  readonly time: string;
  readonly method: string;
  readonly verdict: AttemptVerdict;
  /** The status it was answered with; null when it was not answered. */
  readonly status: number | null;
  /** What it was answered with, or why it was not. */
  readonly text: string;
  /** The kind of fault it met, if any. */
  readonly fault: Fault["kind"] | null;
  /** The e-mail that came of it; also set when the answer was withheld after accepting. */
  readonly message: string | null;
};

/** The log of attempts: the last thousand, oldest first. */
export type Attempts = {
  list(): readonly Attempt[];
  add(attempt: Omit<Attempt, "id">): void;
  clear(): void;
};

const kept = 1000;

/** An empty log. */
export function createAttempts(): Attempts {
  let log: Attempt[] = [];
  let next = 1;
  return {
    list: () => [...log],
    add(attempt) {
      log = [...log, { id: next++, ...attempt }].slice(-kept);
    },
    clear() {
      log = [];
    },
  };
}
