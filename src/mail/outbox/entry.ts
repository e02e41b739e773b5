import type { FormName } from "../../form-names.ts";
import type { Verdict } from "../verdict.ts";

/** What a form sends: the `template_params` of the mail service, keys in the order they go out. */
export type Params = Readonly<Record<string, string>>;

/**
 * `queued` not tried yet, or the network is away · `sending` an attempt is under way · `sent` accepted, the text
 * erased, kept a day to recognize a repetition · `waiting` will be tried again soon · `refused` shown, tried
 * again slowly · `failed` shown, tried again only when the visitor asks.
 */
export type State = "queued" | "sending" | "sent" | "waiting" | "refused" | "failed";

/** One message in the outbox. All times are ms since 1970 on the visitor's clock, which may jump. */
export interface Entry {
  readonly id: string;
  readonly form: FormName;
  /** The text. Absent once the service has accepted it. */
  readonly params?: Params;
  /** Fingerprint of form and text, by which a repetition is recognized. */
  readonly print: string;
  readonly state: State;
  readonly created: number;
  /** When the next automatic try is due. */
  readonly next: number;
  /** When each try began, oldest first. */
  readonly tries: readonly number[];
  /** Tries that ended without a clear no: drives the back-off. */
  readonly failures: number;
  /** Tries that ended with a clear no: drives the slow retry. */
  readonly refusals: number;
  /** What the last try taught. */
  readonly last?: Verdict;
  /** When that was judged, and the next try's time set; else 0. */
  readonly judged: number;
  /** The whole queue rests until then, because of the answer to this entry; else 0. */
  readonly pause: number;
  /** The visitor asked for a try now. */
  readonly forced: boolean;
  /** When it was sent or failed; else 0. */
  readonly closed: number;
  /** When its failure was first shown on a visible page; else 0. */
  readonly seen: number;
}

/** Whether the visitor has to be shown that this message has not been delivered. */
export function isTrouble(entry: Entry): boolean {
  return entry.state !== "sent" && (entry.state === "failed" || entry.refusals > 0 || entry.failures > 1);
}

/** Whether the message is still on its way by itself. */
export function isPending(entry: Entry): boolean {
  return entry.state !== "sent" && entry.state !== "failed";
}
