/** The pure core: a message's next state, and when it is attempted, shown, recognized and erased. */
import { describe, expect, test } from "vitest";
import { submission } from "../../../tests/outbox/submission.ts";
import type { SendResult } from "../send.ts";
import { DAY, HOUR, MINUTE, REQUEST_TIMEOUT, SECOND } from "../timing.ts";
import { newMessage, type QueuedMessage } from "./queued-message.ts";
import {
  begin,
  deleted,
  enqueue,
  keptUntil,
  markDelayed,
  markOverdue,
  mayThank,
  nextAttempt,
  retryNow,
  afterResult,
  upToDate,
  withoutExpired,
} from "./rules.ts";

/** When every message is written. */
const T = 1_800_000_000_000;

function message(changes: Partial<QueuedMessage> = {}): QueuedMessage {
  return { ...newMessage("a", submission, T), ...changes };
}

/** One attempt at `now` with this result. */
const tried = (from: QueuedMessage, result: SendResult, now: number) =>
  afterResult(begin(from, now), result, now);
const unknown = { is: "unknown" } as const;
const refusal = { is: "refused" } as const;

test.each([
  ["is stored", {}, true],
  ["is only in its form", { isInForm: true }, false],
  ["has a form that thanks only for a delivery", { waitsForDelivery: true }, false],
  ["is in trouble", { isTrouble: true }, false],
  ["is delivered, though its form thanks only for that", { waitsForDelivery: true, state: "sent" }, true],
] as const)("who sent a message that %s may be thanked: %o → %s", (_case, changes, isThanked) => {
  expect(mayThank(message(changes))).toBe(isThanked);
});

describe("an attempt without a clear answer", () => {
  test("waits 2 s, 5 s, 15 s, 1 min, 5 min, 15 min, 1 h, 4 h, 8 h and up to a quarter longer, and 8 h from then on", () => {
    let now = T;
    let current = message();
    for (const seconds of [2, 5, 15, 60, 300, 900, 3600, 14_400, 28_800, 28_800]) {
      current = { ...tried(current, unknown, now), createdAt: now };
      expect(current.state).toBe("waiting");
      expect(current.nextTryAt - now).toBeGreaterThanOrEqual(seconds * SECOND);
      expect(current.nextTryAt - now).toBeLessThanOrEqual(seconds * SECOND * 1.25);
      now = current.nextTryAt;
    }
  });

  test("is retried 2 s after its answer, or after it was given up, however long that took", () => {
    const began = begin(message(), T);
    const givenUpAt = T + REQUEST_TIMEOUT;
    const { nextTryAt } = afterResult(began, unknown, givenUpAt);
    expect(nextTryAt - givenUpAt).toBeGreaterThanOrEqual(2 * SECOND);
    expect(nextTryAt - givenUpAt).toBeLessThanOrEqual(2.5 * SECOND);
  });

  test("is shown from the second failure on; from the first if the visitor was not thanked", () => {
    const once = tried(message(), unknown, T);
    expect(once.isTrouble).toBe(false);
    expect(tried(once, unknown, once.nextTryAt).isTrouble).toBe(true);
    for (const unthanked of [{ isInForm: true }, { waitsForDelivery: true }])
      for (const result of [unknown, { is: "offline" }] as const)
        expect(tried(message(unthanked), result, T).isTrouble).toBe(true);
  });

  test("that takes too long is shown to a visitor who was not thanked", () => {
    for (const unthanked of [{ isInForm: true }, { waitsForDelivery: true }]) {
      expect(markOverdue(message(unthanked)).isTrouble).toBe(true);
      expect(markOverdue(begin(message(unthanked), T)).isTrouble).toBe(true);
      expect(markOverdue(deleted(begin(message(unthanked), T), T)).isTrouble).toBe(false);
      expect(markOverdue(tried(message(unthanked), { is: "accepted" }, T)).isTrouble).toBe(false);
    }
    expect(markOverdue(begin(message(), T)).isTrouble).toBe(false);
  });

  test("may still be answered for ten seconds after its page died", () => {
    const sending = begin(message(), T);
    expect(upToDate(sending, [sending], T + 10 * SECOND - 1, true)).toBe(sending);
    expect(upToDate(sending, [sending], T + 10 * SECOND, true)?.state).toBe("waiting");
    expect(upToDate(message(), [message()], T + MINUTE, true)?.state).toBe("queued");
    // Then a later visit sends at once.
    expect(afterResult(sending, { is: "crash" }, T + HOUR).nextTryAt).toBeLessThan(T + 3 * SECOND);
  });
});

describe("an attempt without a network", () => {
  test("leaves the message queued, is not a failure, and is bad news, thanked or not", () => {
    for (const form of [{}, { isInForm: true }, { waitsForDelivery: true }])
      expect(tried(message(form), { is: "offline" }, T)).toMatchObject({
        state: "queued",
        failures: 0,
        isTrouble: true,
      });
  });

  test("is not waited for: a message that would be tried again is in trouble once the network is gone", () => {
    const waiting = tried(message(), unknown, T);
    const busy = tried(message(), { is: "busy" }, T);
    for (const later of [waiting, busy, retryNow(tried(waiting, unknown, T), T)]) {
      const isQuiet = !later.isTrouble;
      expect(upToDate(later, [later], T, true)).toBe(later);
      expect(upToDate(later, [later], T, false)?.isTrouble).toBe(true);
      if (isQuiet) expect(upToDate(later, [later], T, false)?.state).toBe("queued");
    }
    // The browser may be wrong, so the first attempt is made, and its answer waited for.
    for (const first of [message(), begin(message(), T)])
      expect(upToDate(first, [first], T, false)).toBe(first);
    const sent = tried(message(), { is: "accepted" }, T);
    expect(upToDate(sent, [sent], T, false)).toBe(sent);
  });

  test("is what a message waits for, also one that is in trouble already; a refusal stays what it is", () => {
    const unreachable = [{}, { isInForm: true }, { waitsForDelivery: true }].map((form) =>
      tried(tried(message(form), unknown, T), unknown, T),
    );
    for (const later of unreachable) {
      expect(later).toMatchObject({ state: "waiting", isTrouble: true });
      const offline = upToDate(later, [later], T, false);
      expect(offline).toMatchObject({ state: "queued", isTrouble: true, lastResult: "offline" });
      expect(offline && upToDate(offline, [offline], T, false)).toBe(offline);
      // When the network is back, it goes, as the notice says, and does not wait for what failed before.
      expect(offline && nextAttempt([offline], T + HOUR, true)?.at).toBe(T + HOUR);
      expect(offline?.nextTryAt).toBeLessThanOrEqual(T + 2 * SECOND);
    }
    for (const result of [{ is: "refused" }, { is: "too-large" }] as const) {
      const ended = tried(message(), result, T);
      expect(upToDate(ended, [ended], T, false)).toBe(ended);
    }
  });

  test("is made only if it is the message's first, or the visitor asks for it", () => {
    expect(nextAttempt([message()], T, false)?.at).toBe(T);
    const offline = tried(message(), { is: "offline" }, T);
    expect(nextAttempt([offline], T + HOUR, false)).toBeUndefined();
    expect(nextAttempt([retryNow(offline, T + HOUR)], T + HOUR, false)?.at).toBe(T + HOUR);
  });
});

describe("an attempt that is refused", () => {
  test("is shown at once, repeated after 10 min, 1 h, 6 h, and failed after the fourth, with its text", () => {
    let current = message();
    let now = T;
    for (const wait of [10 * MINUTE, HOUR, 6 * HOUR]) {
      current = tried(current, refusal, now);
      expect(current).toMatchObject({ state: "refused", isTrouble: true });
      expect(current.nextTryAt - now).toBeGreaterThanOrEqual(wait);
      expect(current.nextTryAt - now).toBeLessThanOrEqual(wait * 1.25);
      now = current.nextTryAt;
    }
    expect(tried(current, refusal, now)).toMatchObject({ state: "failed", params: { message: "hello" } });
  });

  test("for its size has failed at once", () => {
    expect(tried(message(), { is: "too-large" }, T).state).toBe("failed");
  });

  test("for the month's quota lets the whole queue rest for 6 h", () => {
    const first = tried(message(), { is: "quota" }, T);
    expect(first).toMatchObject({ state: "refused", nextTryAt: T + 6 * HOUR });
    expect(nextAttempt([first, message({ id: "b" })], T + MINUTE, true)?.at).toBe(T + 6 * HOUR);
  });

  test.each([
    [undefined, 2 * SECOND, 2.5 * SECOND],
    [0, 2 * SECOND, 2 * SECOND],
    [30_000, 30_000, 30_000],
    [7 * HOUR, 6 * HOUR, 6 * HOUR],
  ])(
    "for its rate (429), with Retry-After %j ms, lets the whole queue rest for %i ms",
    (retryAfter, least, most) => {
      const busy = tried(message(), { is: "busy", ...(retryAfter !== undefined && { retryAfter }) }, T);
      const at = nextAttempt([busy, message({ id: "b" })], T, true)?.at ?? 0;
      expect(at - T).toBeGreaterThanOrEqual(least);
      expect(at - T).toBeLessThanOrEqual(most);
    },
  );
});

describe("a visitor's own attempt", () => {
  const busy = afterResult(begin(message(), T), { is: "busy", retryAfter: HOUR }, T + 5 * SECOND);

  test("skips the back-off; a pause of the queue ends two seconds after the click", () => {
    const refused = retryNow(tried(message(), refusal, T), T + 5000);
    expect(nextAttempt([refused], T + 5000, true)?.at).toBe(T + 5000);
    expect(nextAttempt([retryNow(busy, T + 6000)], T + 6000, true)?.at).toBe(T + 8000);
  });

  test("is refused after 12 attempts in 24 h, and after 25 in all", () => {
    const tries = Array.from({ length: 24 }, (_, index) => T - (24 - index) * 3 * HOUR);
    const tired = message({ state: "waiting", tries: Array.from({ length: 12 }, () => T) });
    expect(nextAttempt([tired], T + HOUR, true)?.at).toBe(T + DAY);
    expect(retryNow(tired, T + HOUR)).toBe(tired);
    const last = tried(message({ state: "waiting", tries }), unknown, T);
    expect(last.state).toBe("failed");
    expect(retryNow(last, T + 3 * DAY)).toBe(last);
  });
});

describe("a message whose next attempt is far off", () => {
  const busy = tried(message(), { is: "busy", retryAfter: HOUR }, T);

  test("is in trouble, but not if it is due within a minute or its visitor asked for it", () => {
    expect(markDelayed(busy, [busy], T).isTrouble).toBe(true);
    const soon = tried(message(), { is: "busy", retryAfter: MINUTE }, T);
    expect(markDelayed(soon, [soon], T)).toBe(soon);
    const asked = retryNow(busy, T + 1);
    expect(markDelayed(asked, [asked], T + 1).isTrouble).toBe(false);
  });
});

describe("the end of a message's life", () => {
  test.each([72, 24])("after %i h it is tried one last time, then failed", (hours) => {
    const waiting = message({ hours, state: "waiting", nextTryAt: T + 400 * HOUR, failures: 9 });
    const end = T + hours * HOUR;
    expect(nextAttempt([waiting], T, true)?.at).toBe(end);
    expect(tried(waiting, unknown, end - 1).state).toBe("waiting");
    expect(tried(waiting, unknown, end)).toMatchObject({ state: "failed", params: { message: "hello" } });
    expect(tried(waiting, { is: "accepted" }, end).state).toBe("sent");
    // Neither an attempt begun before it, nor one that broke off, nor one without a network is the last.
    expect(afterResult(begin(waiting, T), unknown, end).state).toBe("waiting");
    expect(tried(waiting, { is: "crash" }, end).state).toBe("waiting");
    expect(tried(waiting, { is: "offline" }, end).state).toBe("queued");
  });

  test("its text is kept for its life, and for a day after its failure was shown", () => {
    expect(keptUntil(message(), T)).toBe(T + 72 * HOUR);
    expect(keptUntil(message(), T + 60 * HOUR)).toBe(T + 84 * HOUR);
    for (const [seenAt, until] of [
      [T, T + 72 * HOUR],
      [T + 100 * HOUR, T + 124 * HOUR],
    ] as const) {
      const shown = message({ state: "failed", seenAt });
      expect(keptUntil(shown, seenAt)).toBe(until);
      expect(withoutExpired(shown, until - 1)).toBe(shown);
      expect(withoutExpired(shown, until)).toBeUndefined();
    }
    const unseen = message({ state: "failed" });
    expect(withoutExpired(unseen, T + 400 * DAY)).toBe(unseen);
  });
});

describe("the same message again", () => {
  const fresh = message({ id: "new" });

  test.each(["queued", "sending", "sent"] as const)("is the one that is %s already", (state) => {
    const kept = message({ state, endedAt: T });
    expect(enqueue([kept], fresh, T)).toEqual({ message: kept, isDuplicate: true });
  });

  test.each(["waiting", "refused", "failed"] as const)("tries the one that is %s again now", (state) => {
    const kept = message({ state, isTrouble: state !== "waiting" });
    expect(enqueue([kept], fresh, T)).toMatchObject({
      message: { id: "a", isForced: true },
      isDuplicate: true,
    });
  });

  test.each(["queued", "sending", "sent", "waiting"] as const)(
    "is a message of its own beside one that is %s, if the visitor wants it to go twice",
    (state) => {
      const kept = message({ state, endedAt: T });
      expect(enqueue([kept], fresh, T, true)).toEqual({ message: fresh, isDuplicate: false });
    },
  );

  test("tries the one in trouble, even if the visitor wants it to go twice, and beside a copy that was sent", () => {
    const sent = message({ id: "sent", state: "sent", endedAt: T });
    const refused = message({ state: "refused", isTrouble: true });
    for (const twice of [true, false])
      expect(enqueue([sent, refused], fresh, T, twice).message).toMatchObject({ id: "a", isTrouble: true });
  });

  test.each([
    ["24 h after it was sent", message({ state: "sent", endedAt: T - DAY })],
    ["after the first was deleted", deleted(begin(message(), T), T)],
  ])("is a message of its own %s", (_when, kept) => {
    expect(enqueue([kept], fresh, T)).toEqual({ message: fresh, isDuplicate: false });
  });
});
