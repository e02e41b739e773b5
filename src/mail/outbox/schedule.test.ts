import { describe, expect, test } from "vitest";
import { message, T, tried } from "./messages-for-tests.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../timing.ts";
import { begin, enqueue, keptUntil, markDelayed, pick, retryNow, tidy } from "./schedule.ts";
import { step } from "./step.ts";

describe("the pace", () => {
  test("is never more than one request a second, whatever the message", () => {
    const sent = tried(message(), { is: "accepted" }, T);
    // Plus a tenth, because an attempt goes out a few ms after it is stored.
    expect(pick([sent, message({ id: "b" })], T + 300, true)?.at).toBe(T + 1.1 * SECOND);
  });

  test("is at most 12 tries in 24 h", () => {
    const tries = Array.from({ length: 12 }, (_, index) => T + index * MINUTE);
    const tired = message({ state: "waiting", tries });
    expect(pick([tired], T + HOUR, true)?.at).toBe(T + DAY);
    expect(retryNow(tired, T + HOUR)).toBe(tired);
  });

  test("is at most 25 tries in all; then the message has failed", () => {
    const tries = Array.from({ length: 24 }, (_, index) => T - (24 - index) * 3 * HOUR);
    const last = tried(message({ state: "waiting", tries }), { is: "broken", status: 500 }, T);
    expect(last).toMatchObject({ state: "failed" });
    expect(last.tries).toHaveLength(25);
    expect(retryNow(last, T + 3 * DAY)).toBe(last);
  });

  test("a visitor's own try does not wait for the back-off, but two seconds for a queue that rests", () => {
    const refused = tried(message(), { is: "refused", status: 400 }, T);
    expect(pick([retryNow(refused, T + 5000)], T + 5000, true)?.at).toBe(T + 5000);
    const busy = tried(message(), { is: "busy", retryAfter: HOUR }, T);
    expect(pick([retryNow(busy, T + 1)], T + 1, true)?.at).toBe(T + 2 * SECOND);
  });

  test("those two seconds begin with the answer, however long it took", () => {
    const busy = step(begin(message(), T), { is: "busy" }, T + 5 * SECOND);
    const asked = retryNow(busy, T + 5 * SECOND);
    expect(pick([asked], T + 5 * SECOND, true)?.at).toBe(T + 7 * SECOND);
  });

  test("without a network nothing is tried, but what is new or asked for", () => {
    expect(pick([message()], T, false)?.at).toBe(T);
    const offline = tried(message(), { is: "offline" }, T);
    expect(pick([offline], T + HOUR, false)).toBeUndefined();
    expect(pick([retryNow(offline, T + HOUR)], T + HOUR, false)?.at).toBe(T + HOUR);
  });
});

describe("a clock that is moved", () => {
  test("forward by 48 h: the message is due, and not expired before a try", () => {
    const waiting = tried(message({ hours: 24 }), { is: "unreached" }, T);
    expect(pick([waiting], T + 48 * HOUR, true)?.at).toBe(T + 48 * HOUR);
  });

  test("back by 48 h: times start again from now, waits stay as long as they were", () => {
    const waiting = tried(message(), { is: "broken", status: 500 }, T);
    const now = T - 48 * HOUR;
    const restarted = tidy(waiting, now);
    expect(restarted).toMatchObject({ createdAt: now, tries: [now] });
    expect((restarted?.nextTryAt ?? 0) - now).toBe(waiting.nextTryAt - T);
  });

  test("forward during a try and back after it: the wait and the rest do not grow by the difference", () => {
    const busy = step(begin(message(), T), { is: "busy", retryAfter: 30 * SECOND }, T + 48 * HOUR);
    const restarted = tidy(busy, T + MINUTE);
    expect(restarted).toMatchObject({ createdAt: T, tries: [T] });
    expect(restarted?.nextTryAt).toBe(T + MINUTE + 30 * SECOND);
    expect(restarted?.pausedUntil).toBe(T + MINUTE + 30 * SECOND);
  });
});

describe("a message whose next attempt is far off", () => {
  const busy = tried(message(), { is: "busy", retryAfter: HOUR }, T);

  test("is in trouble, whatever it waits for", () => {
    expect(markDelayed(busy, [busy], T).isTrouble).toBe(true);
    const other = message({ id: "b" });
    expect(markDelayed(other, [busy, other], T).isTrouble).toBe(true);
    expect(markDelayed(other, [tried(message(), { is: "quota" }, T), other], T).isTrouble).toBe(true);
  });

  test("was in trouble when it was stored, so that nobody is thanked for it", () => {
    const fresh = message({ id: "b", fingerprint: "other" });
    expect(enqueue([busy], fresh, T).message.isTrouble).toBe(true);
    expect(enqueue([busy], fresh, T + 59.5 * MINUTE).message.isTrouble).toBe(false);
  });

  test("is not, if it is due within a minute or its visitor asked for it", () => {
    const soon = tried(message(), { is: "busy", retryAfter: MINUTE }, T);
    expect(markDelayed(soon, [soon], T)).toBe(soon);
    const asked = retryNow(busy, T + 1);
    expect(markDelayed(asked, [asked], T + 1).isTrouble).toBe(false);
  });

  test("keeps its text until a day after its life, or after its failure was shown", () => {
    expect(keptUntil(busy, T)).toBe(T + 96 * HOUR);
    expect(keptUntil(message({ hours: 24 }), T)).toBe(T + 48 * HOUR);
    expect(keptUntil(message({ state: "failed", seenAt: T + HOUR }), T + HOUR)).toBe(T + 72 * HOUR);
    expect(keptUntil(message({ state: "failed", seenAt: T + 72 * HOUR }), T)).toBe(T + 96 * HOUR);
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
      expect(enqueue([message({ state, endedAt: T })], fresh, T, true)).toEqual({
        message: fresh,
        isDuplicate: false,
      });
    },
  );

  test("tries the one in trouble again, though the visitor wants it to go twice, or it was sent before", () => {
    const sent = message({ id: "sent", state: "sent", endedAt: T });
    const refused = message({ state: "refused", isTrouble: true });
    for (const twice of [true, false])
      expect(enqueue([sent, refused], fresh, T, twice)).toMatchObject({
        message: { id: "a", isForced: true },
      });
  });

  test("in trouble stays so while it is tried again, however it failed", () => {
    const large = message({ state: "failed", isTrouble: true, lastResult: { is: "too-large" }, endedAt: T });
    expect(retryNow(large, T).isTrouble).toBe(true);
  });

  test("24 h after it was sent is a message of its own", () => {
    const kept = message({ state: "sent", endedAt: T });
    expect(enqueue([kept], fresh, T + DAY)).toEqual({ message: fresh, isDuplicate: false });
  });
});
