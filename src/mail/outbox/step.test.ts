import { describe, expect, test } from "vitest";
import { message, T, tried } from "./messages-for-tests.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../timing.ts";
import { begin, isCrashed, pick, retryNow, tidy } from "./schedule.ts";
import { step } from "./step.ts";

describe("a try that is accepted", () => {
  test("leaves no text behind, only what recognizes a repetition for 24 h", () => {
    const sent = tried(message(), { is: "accepted" }, T);
    expect(sent.state).toBe("sent");
    expect(JSON.stringify(sent)).not.toContain("hello");
    expect(tidy(sent, T + DAY - 1)).toBe(sent);
    expect(tidy(sent, T + DAY)).toBeUndefined();
  });
});

describe("a try without a clear answer", () => {
  test("waits 2 s, 5 s, 15 s, 1 min, 5 min, 15 min, 1 h, 4 h, 8 h and up to a quarter longer, and 8 h from then on", () => {
    const waits = [2, 5, 15, 60, 300, 900, 3600, 14_400, 28_800, 28_800].map((s) => s * SECOND);
    let now = T;
    let current = message({ form: "contact" });
    for (const wait of waits) {
      current = { ...tried(current, { is: "unreached" }, now), createdAt: now };
      expect(current.state).toBe("waiting");
      expect(current.nextTryAt - now).toBeGreaterThanOrEqual(wait);
      expect(current.nextTryAt - now).toBeLessThanOrEqual(wait * 1.25);
      now = current.nextTryAt;
    }
  });

  test("is shown from the second failure on", () => {
    const once = tried(message(), { is: "unreached" }, T);
    expect(once.isTrouble).toBe(false);
    expect(tried(once, { is: "timeout" }, once.nextTryAt).isTrouble).toBe(true);
  });

  test("if its page died, is repeated once the back-off since the try is over: at once on a later visit", () => {
    const crashed = step(begin(message(), T), { is: "crash" }, T + HOUR);
    expect(crashed.nextTryAt).toBeLessThan(T + 3 * SECOND);
  });

  test("may still be answered for ten seconds after its page died; without locks, for a minute", () => {
    const sending = begin(message(), T);
    expect(isCrashed(sending, T + 10 * SECOND - 1, true)).toBe(false);
    expect(isCrashed(sending, T + 10 * SECOND, true)).toBe(true);
    expect(isCrashed(sending, T + MINUTE - 1, false)).toBe(false);
    expect(isCrashed(sending, T + MINUTE, false)).toBe(true);
    expect(isCrashed(message(), T + MINUTE, true)).toBe(false);
  });

  test("for want of a network is queued, not counted as a failure", () => {
    const offline = tried(message(), { is: "offline" }, T);
    expect(offline).toMatchObject({ state: "queued", failures: 0 });
  });
});

describe("a try that is refused", () => {
  test.each([{ is: "refused", status: 400 }, { is: "misrouted" }, { is: "unconfigured" }] as const)(
    "%o is shown at once, repeated after 10 min, 1 h, 6 h, and failed after the fourth",
    (result) => {
      let current = message();
      let now = T;
      for (const wait of [10 * MINUTE, HOUR, 6 * HOUR]) {
        current = tried(current, result, now);
        expect(current.state).toBe("refused");
        expect(current.isTrouble).toBe(true);
        expect(current.nextTryAt - now).toBeGreaterThanOrEqual(wait);
        expect(current.nextTryAt - now).toBeLessThanOrEqual(wait * 1.25);
        now = current.nextTryAt;
      }
      current = tried(current, result, now);
      expect(current).toMatchObject({ state: "failed", params: { message: "hello" } });
    },
  );

  test("for its size has failed at once, and keeps its text", () => {
    expect(tried(message(), { is: "too-large" }, T)).toMatchObject({
      state: "failed",
      params: { message: "hello" },
    });
  });

  test("for the month's quota lets the whole queue rest for 6 h", () => {
    const first = tried(message(), { is: "quota" }, T);
    expect(first).toMatchObject({ state: "refused", nextTryAt: T + 6 * HOUR });
    expect(pick([first, message({ id: "b" })], T + MINUTE, true)?.at).toBe(T + 6 * HOUR);
  });
});

describe("a try that comes too fast", () => {
  test("waits at least 2 s, and the whole queue with it", () => {
    const busy = tried(message(), { is: "busy" }, T);
    expect(busy.nextTryAt).toBeGreaterThanOrEqual(T + 2 * SECOND);
    const next = pick([busy, message({ id: "b" })], T, true);
    expect(next).toMatchObject({ message: { id: "b" } });
    expect(next?.at).toBeGreaterThanOrEqual(T + 2 * SECOND);
  });

  test.each([
    [0, 2 * SECOND],
    [1000, 2 * SECOND],
    [30_000, 30_000],
    [7 * HOUR, 6 * HOUR],
  ])("with Retry-After %i ms waits %i ms", (retryAfter, wait) => {
    expect(tried(message(), { is: "busy", retryAfter }, T).nextTryAt).toBe(T + wait);
  });
});

describe("the end of a message's life", () => {
  test.each([72, 24])("after %i h it is tried one last time, then failed and shown", (hours) => {
    const waiting = message({ hours, state: "waiting", nextTryAt: T + 400 * HOUR, failures: 9 });
    expect(pick([waiting], T, true)?.at).toBe(T + hours * HOUR);
    const early = tried(waiting, { is: "unreached" }, T + hours * HOUR - 1);
    expect(early.state).toBe("waiting");
    const last = tried(waiting, { is: "unreached" }, T + hours * HOUR);
    expect(last).toMatchObject({ state: "failed", params: { message: "hello" } });
    expect(tried(waiting, { is: "accepted" }, T + hours * HOUR).state).toBe("sent");
  });

  test("its text is erased a day after it was shown, and never before it was", () => {
    const failed = message({ state: "failed", endedAt: T + 72 * HOUR });
    expect(tidy(failed, T + 400 * DAY)).toBe(failed);
    const shown = { ...failed, seenAt: T + 100 * HOUR };
    expect(tidy(shown, T + 124 * HOUR - 1)).toBe(shown);
    expect(tidy(shown, T + 124 * HOUR)).toBeUndefined();
  });

  test("that fails again when the visitor asked for it is shown for a day again", () => {
    const shown = message({ state: "failed", endedAt: T, seenAt: T });
    const later = T + 100 * HOUR;
    const failed = tried(retryNow(shown, later), { is: "broken", status: 500 }, later);
    expect(failed).toMatchObject({ state: "failed", seenAt: 0 });
    expect(tidy(failed, later)).toBe(failed);
  });

  test("a failure before it stays on show until then", () => {
    const shown = message({ state: "failed", endedAt: T, seenAt: T });
    expect(tidy(shown, T + 72 * HOUR - 1)).toBe(shown);
    expect(tidy(shown, T + 72 * HOUR)).toBeUndefined();
  });

  test("a try begun before it is not the last, nor one that broke off, nor one without a network", () => {
    const begun = begin(message(), T);
    expect(step(begun, { is: "timeout" }, T + 100 * HOUR).state).toBe("waiting");
    expect(step(begun, { is: "crash" }, T + 100 * HOUR).state).toBe("waiting");
    expect(tried(message(), { is: "crash" }, T + 100 * HOUR).state).toBe("waiting");
    expect(tried(message(), { is: "offline" }, T + 100 * HOUR).state).toBe("queued");
  });
});
