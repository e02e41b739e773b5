import { afterEach, expect, test, vi } from "vitest";
import { locked } from "./locks.ts";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => vi.unstubAllGlobals());

/** Whether work had the lock. */
async function hadLock(): Promise<boolean | undefined> {
  let had: boolean | undefined;
  await locked("test", async (hasLock) => void (had = hasLock));
  return had;
}

test("lets one work at a time", async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await turn();
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => locked("test", work)));
  expect(most).toBe(1);
  expect(await hadLock()).toBe(true);
});

test("passes on what the work throws", async () => {
  const broken = vi.fn(() => Promise.reject(new Error("broken")));
  await expect(locked("test", broken)).rejects.toThrow("broken");
  expect(broken).toHaveBeenCalledTimes(1);
});

test.each([
  ["has no locks", {}],
  [
    "refuses them",
    { locks: { request: () => Promise.reject(new DOMException("blocked", "SecurityError")) } },
  ],
])("is done without where the browser %s, and the work is told", async (_what, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await hadLock()).toBe(false);
});

test("is done without once it was held by another, maybe asleep, for a minute", async () => {
  const expired = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout");
  let wakeUp: () => void = () => undefined;
  const asleep = locked("test", () => new Promise<void>((resolve) => (wakeUp = resolve)));
  await turn();
  timeout.mockReturnValueOnce(expired.signal);
  const held = hadLock();
  expired.abort();
  expect(await held).toBe(false);
  expect(timeout).toHaveBeenLastCalledWith(60_000);
  wakeUp();
  await asleep;
  timeout.mockRestore();
});
