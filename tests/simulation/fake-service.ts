import type { SendResult } from "../../src/mail/send.ts";
import { HOUR, REQUEST_TIMEOUT, SECOND } from "../../src/mail/timing.ts";
import type { FakeClock } from "./fake-clock.ts";

/** How the fake mail service handles one request. */
export interface Outcome {
  readonly does: keyof typeof answers;
  /** ms until it decides, and again until its response arrives. */
  readonly takes: number;
  /** Whether a request survives the page it came from. */
  readonly outlives: boolean;
}

export interface Request {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  result?: SendResult;
  /** Whether the visitor's side cannot know if it was accepted. */
  unknown: boolean;
  /** Whether its page has died. */
  orphan: boolean;
}

const answers = {
  accepts: { is: "accepted" },
  "accepts, answer lost": { is: "unknown" },
  "connection cut": { is: "unknown" },
  hangs: { is: "unknown" },
  "hangs, but accepts": { is: "unknown" },
  busy: { is: "busy" },
  "busy, says when": { is: "busy", retryAfter: 30 * SECOND },
  "busy for an hour": { is: "busy", retryAfter: HOUR },
  breaks: { is: "unknown" },
  refuses: { is: "refused" },
  "out of quota": { is: "quota" },
  "too large": { is: "too-large" },
  "answers a page": { is: "refused" },
} as const satisfies Record<string, SendResult>;
export const outcomeKinds = Object.keys(answers) as (keyof typeof answers)[];
const untold = new Set<Outcome["does"]>([
  "accepts, answer lost",
  "connection cut",
  "hangs",
  "hangs, but accepts",
]);

/** A mail service that counts what it accepts and responds as the scenario says. */
export class FakeService {
  readonly requests: Request[] = [];
  readonly accepted = new Map<string, number>();
  online = true;
  /** The outcomes of the next requests; after those, it accepts. */
  outcomes: Outcome[] = [];

  readonly clock: FakeClock;

  constructor(clock: FakeClock) {
    this.clock = clock;
  }

  /** Handles one request. Calls `answered` unless the page dies first. */
  request(
    id: string,
    text: string,
    answered: (result: SendResult, request: Request) => void,
  ): Request | undefined {
    if (!this.online) {
      this.clock.after(5, () => answered({ is: "offline" }, { ...this.#record(id, text), unknown: false }));
      return undefined;
    }
    const request = this.#record(id, text);
    this.requests.push(request);
    const { does, takes, outlives } = this.outcomes.shift() ?? { does: "accepts", takes: 50, outlives: true };
    request.unknown = untold.has(does);
    this.clock.after(takes, () => {
      const lives = !request.orphan || outlives;
      if (lives && does.includes("accepts")) this.accepted.set(text, this.acceptedOf(text) + 1);
    });
    this.clock.after(does.startsWith("hangs") ? REQUEST_TIMEOUT : takes * 2, () => {
      // The network went down during the request.
      if (!this.online) request.unknown = true;
      const result = this.online ? answers[does] : ({ is: "offline" } as const);
      request.result = result;
      answered(result, request);
    });
    return request;
  }

  acceptedOf(text: string): number {
    return this.accepted.get(text) ?? 0;
  }

  #record(id: string, text: string): Request {
    return { id, text, at: this.clock.time, unknown: false, orphan: false };
  }
}
