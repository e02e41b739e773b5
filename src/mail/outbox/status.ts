/** What became of each message, as far as this page knows, and what the page shows of it. Pure functions. */
import { KEPT_AFTER_END, LOOK_AGAIN } from "../timing.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { markDelayed, withoutExpired } from "./rules.ts";

/**
 * - `coming`: on its way, as far as the visitor needs to know
 * - `trouble`: not delivered, and the visitor must know
 * - `delivered`: the mail service accepted it
 * - `deleted`: the visitor deleted it, in this tab or another
 * - `leaving`: the same during an attempt whose result is not known yet
 * - `reached`: the same, but the attempt delivered it
 * - `lost`: gone from the device without having been delivered or deleted, because the browser's storage was cleared
 * - `expired`: it was in trouble, and the time for which a text is kept is over
 */
export type Outcome =
  | "coming"
  | "trouble"
  | "delivered"
  | "deleted"
  | "leaving"
  | "reached"
  | "lost"
  | "expired";

/** A message and what became of it. */
export interface MessageStatus {
  readonly message: QueuedMessage;
  readonly outcome: Outcome;
  /** The number of the read or change from which the page knows it. */
  readonly readNumber: number;
}

/** Messages that a page has read or changed. */
interface Update {
  readonly messages: readonly QueuedMessage[];
  /** Whether they are all there are. */
  readonly isComplete: boolean;
  /** Later ones have higher numbers. A slow read may end after a later one, and does not overwrite it then. */
  readonly readNumber: number;
}

/** What a page knows of messages, by their ids. */
export interface Statuses {
  readonly byId: ReadonlyMap<string, MessageStatus>;
  /** When all messages on the disk were last read, in ms since 1970. */
  readonly readAt: number;
}

/** What a page knows before it has read anything. */
export const nothingKnown: Statuses = { byId: new Map(), readAt: 0 };

/** What a page knows after an update. */
export function statusesAfter(
  before: Statuses,
  { messages, isComplete, readNumber }: Update,
  now: number,
): Statuses {
  const byId = new Map<string, MessageStatus>();
  for (const message of messages) byId.set(message.id, { message, outcome: outcomeOf(message), readNumber });
  // The record of a message that was sent or deleted stays for a day: who looks later cannot know what became of it.
  const mayKnow = Math.abs(now - before.readAt) < KEPT_AFTER_END;
  for (const [id, status] of before.byId) {
    const isNewer = status.readNumber > readNumber;
    if (!isNewer && byId.has(id)) continue;
    const after = isNewer || !isComplete ? status : afterVanishing(status, mayKnow, now);
    if (after) byId.set(id, after);
  }
  return { byId: withDelays(byId, now), readAt: isComplete ? now : before.readAt };
}

/** A pause that comes with the answer to one message delays the others, too. */
function withDelays(byId: Statuses["byId"], now: number): Statuses["byId"] {
  const kept = [...byId.values()].filter(({ outcome }) => outcome !== "lost" && outcome !== "expired");
  const messages = kept.map(({ message }) => message);
  const delayed = new Map(byId);
  for (const status of kept) {
    if (status.outcome !== "coming") continue;
    const message = markDelayed(status.message, messages, now);
    delayed.set(message.id, { ...status, message, outcome: outcomeOf(message) });
  }
  return delayed;
}

/** What a page knows, except of one message. */
export function withoutStatus({ byId, readAt }: Statuses, id: string): Statuses {
  return { byId: new Map([...byId].filter(([other]) => other !== id)), readAt };
}

function outcomeOf({ state, isTrouble, isDeleted }: QueuedMessage): Outcome {
  if (state === "sent") return isDeleted ? "reached" : "delivered";
  if (state === "deleted") return "deleted";
  if (isDeleted) return "leaving";
  return isTrouble ? "trouble" : "coming";
}

/**
 * The status of a message that is no longer on the disk; undefined if no page can know. A page that has shown trouble
 * goes on saying so: its form would say thanks again.
 */
function afterVanishing(status: MessageStatus, mayKnow: boolean, now: number): MessageStatus | undefined {
  const { message, outcome } = status;
  switch (outcome) {
    case "delivered":
    case "deleted":
    case "reached":
    case "lost":
    case "expired":
      return status;
    case "leaving":
      return { ...status, outcome: "deleted" };
    case "coming":
    case "trouble": {
      // Its form does not send it any longer either.
      const gone = { ...status, message: { ...message, isInForm: false } };
      if (mayKnow && withoutExpired(message, now)) return { ...gone, outcome: "lost" };
      return outcome === "trouble" ? { ...gone, outcome: "expired" } : undefined;
    }
  }
}

/** What is said about a message in one line. */
export type Line = "sending" | "delivered" | "deleted" | "leaving" | "reached" | "expired";

/** What the page shows of a message, apart from its form's own text: a notice with its text, one line, or nothing. */
export type Shown = "notice" | "nothing" | Line;

interface Surroundings {
  readonly now: number;
  /** Whether a form on this page has sent it, and tells its visitor what became of it. */
  readonly isFollowed: boolean;
  /** For how long a message on its way is not mentioned, in ms. */
  readonly quietTime: number;
}

/** What the page shows of a message next. */
export function shownAfter(before: Shown, { message, outcome }: MessageStatus, page: Surroundings): Shown {
  switch (outcome) {
    case "trouble":
    case "lost":
      return "notice";
    case "coming":
      if (before === "nothing" && message.createdAt + page.quietTime > page.now) return "nothing";
      return "sending";
    case "delivered":
    case "expired":
      return before === "nothing" ? "nothing" : outcome;
    case "deleted":
    case "leaving":
    case "reached":
      return before === "nothing" && !page.isFollowed ? "nothing" : outcome;
  }
}

/** In how many ms the page looks again at what it shows: when the next message on its way is to be mentioned. */
export function nextLook({ byId }: Statuses, quietTime: number, now: number): number {
  const waits = [...byId.values()].map(({ message }) => message.createdAt + quietTime - now);
  // Browsers call back at once after more than 24 days, as after the clock was set back.
  return Math.min(LOOK_AGAIN, ...waits.filter((wait) => wait > 0));
}
