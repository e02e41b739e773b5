import { afterEach, expect, test, vi } from "vitest";
import { locked } from "./locks.ts";

afterEach(() => vi.unstubAllGlobals());

/** Whether work had the lock. */
async function hadLock(): Promise<boolean | undefined> {
  let had: boolean | undefined;
  await locked("test", async (hasLock) => void (had = hasLock));
  return had;
}

test.each([
  ["has no locks", {}],
  [
    "refuses them",
    { locks: { request: () => Promise.reject(new DOMException("blocked", "SecurityError")) } },
  ],
])("is done without where the browser %s, and the work is told", async (_what, navigator) => {
  expect(await hadLock()).toBe(true);
  vi.stubGlobal("navigator", navigator);
  expect(await hadLock()).toBe(false);
});

test("is done without once it was held by another, maybe asleep, for a minute", async () => {
  const expired = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout");
  let wakeUp: () => void = () => undefined;
  const asleep = locked("test", () => new Promise<void>((resolve) => (wakeUp = resolve)));
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
  timeout.mockReturnValueOnce(expired.signal);
  const held = hadLock();
  expired.abort();
  expect(await held).toBe(false);
  expect(timeout).toHaveBeenLastCalledWith(60_000);
  wakeUp();
  await asleep;
});
