/** What became of a message, as a page knows it, and what the page shows of it. */
import { describe, expect, test } from "vitest";
import { submission } from "../../../tests/outbox/submission.ts";
import { DAY, HOUR, LOOK_AGAIN, MINUTE, SECOND } from "../timing.ts";
import { newMessage, type QueuedMessage } from "./queued-message.ts";
import { begin, deleted, afterResult } from "./rules.ts";
import { nextLook, nothingKnown, shownAfter, statusesAfter, type Outcome, type Shown } from "./status.ts";

const T = 1_800_000_000_000;
const queued = newMessage("a", submission, T);
const sending = begin(queued, T);
const sent = afterResult(sending, { is: "accepted" }, T);
const refused = afterResult(sending, { is: "refused" }, T);

/** What a page knows after each of these reads; `undefined` is one in which the message is not there. */
function outcomeAfter(reads: readonly (QueuedMessage | undefined)[], now = T): Outcome | undefined {
  let statuses = nothingKnown;
  for (const [readNumber, message] of reads.entries())
    statuses = statusesAfter(
      statuses,
      { messages: message ? [message] : [], isComplete: true, readNumber },
      readNumber === reads.length - 1 ? now : T,
    );
  return statuses.byId.get("a")?.outcome;
}

describe("what became of a message", () => {
  test.each<[Outcome, QueuedMessage]>([
    ["coming", queued],
    ["coming", sending],
    ["delivered", sent],
    ["trouble", refused],
    ["leaving", deleted(sending, T)],
    ["deleted", deleted(refused, T)],
    ["deleted", afterResult(deleted(sending, T), { is: "refused" }, T)],
    ["reached", afterResult(deleted(sending, T), { is: "accepted" }, T)],
  ])("%s", (outcome, message) => {
    expect(outcomeAfter([message])).toBe(outcome);
  });

  test.each<[Outcome, QueuedMessage]>([
    ["lost", queued],
    ["lost", refused],
    ["deleted", deleted(sending, T)],
    ["delivered", sent],
    ["deleted", deleted(refused, T)],
  ])("is %s once its record is gone", (outcome, message) => {
    expect(outcomeAfter([message, undefined])).toBe(outcome);
  });

  test("is unknown after a day without a look, when even the record of a sent message has expired", () => {
    expect(outcomeAfter([queued, undefined], T + DAY - SECOND)).toBe("lost");
    expect(outcomeAfter([queued, undefined], T + DAY)).toBeUndefined();
  });

  test("is that a failed message has expired after it was shown, also for a page that did not look meanwhile", () => {
    const failed: QueuedMessage = { ...refused, state: "failed", hours: 1, seenAt: T - 24 * HOUR };
    for (const now of [T + 2 * HOUR, T + 2 * DAY])
      expect(outcomeAfter([failed, undefined], now)).toBe("expired");
  });

  test("a slow look does not undo what a later change has found", () => {
    const early = statusesAfter(nothingKnown, { messages: [sent], isComplete: false, readNumber: 2 }, T);
    const late = statusesAfter(early, { messages: [], isComplete: true, readNumber: 1 }, T);
    expect(late.byId.get("a")?.outcome).toBe("delivered");
  });

  test("a pause for all messages is trouble for those that wait", () => {
    const busy = afterResult(sending, { is: "busy", retryAfter: HOUR }, T);
    const other = newMessage("b", submission, T);
    const { byId } = statusesAfter(
      nothingKnown,
      { messages: [busy, other], isComplete: true, readNumber: 1 },
      T + SECOND,
    );
    expect(byId.get("b")?.outcome).toBe("trouble");
  });
});

describe("what a page shows of a message, apart from its form's text", () => {
  const page = { now: T + SECOND, isFollowed: false, quietTime: 10 * SECOND };
  const show = (before: Shown, outcome: Outcome, changes: Partial<typeof page> = {}) =>
    shownAfter(before, { message: queued, outcome, readNumber: 1 }, { ...page, ...changes });

  test("bad news, always", () => {
    for (const outcome of ["trouble", "lost"] as const) expect(show("nothing", outcome)).toBe("notice");
  });

  test("a message on its way only when it takes long", () => {
    expect(show("nothing", "coming")).toBe("nothing");
    expect(show("nothing", "coming", { now: T + MINUTE })).toBe("sending");
  });

  test("a message that was lost and is sent again, at once: its notice is gone, and the news will come", () => {
    expect(show("notice", "coming")).toBe("sending");
    expect(show("sending", "coming")).toBe("sending");
  });

  test("that it has expired, where its notice was", () => {
    expect(show("notice", "expired", { isFollowed: true })).toBe("expired");
    expect(show("expired", "expired")).toBe("expired");
    expect(show("nothing", "expired")).toBe("nothing");
  });

  test("good news only after something else was said", () => {
    expect(show("nothing", "delivered", { isFollowed: true })).toBe("nothing");
    for (const before of ["notice", "sending"] as const) expect(show(before, "delivered")).toBe("delivered");
  });

  test("that it was deleted, where its form or a notice was in view", () => {
    for (const outcome of ["deleted", "leaving", "reached"] as const) {
      expect(show("nothing", outcome)).toBe("nothing");
      expect(show("nothing", outcome, { isFollowed: true })).toBe(outcome);
      expect(show("notice", outcome)).toBe(outcome);
    }
  });
});

describe("when a page looks again at what it shows", () => {
  const known = statusesAfter(nothingKnown, { messages: [queued], isComplete: true, readNumber: 1 }, T);

  test("once a message on its way is to be mentioned", () => {
    expect(nextLook(known, 10 * SECOND, T + 4 * SECOND)).toBe(6 * SECOND);
    expect(nextLook(known, 10 * SECOND, T + MINUTE)).toBe(LOOK_AGAIN);
  });

  test("not without a pause, where the clock was set back by a month", () => {
    expect(nextLook(known, 10 * SECOND, T - 30 * DAY)).toBe(LOOK_AGAIN);
  });
});
