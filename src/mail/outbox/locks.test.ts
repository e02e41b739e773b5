import { afterEach, expect, test, vi } from "vitest";
import { locked } from "./locks.ts";

afterEach(() => vi.unstubAllGlobals());

/** Whether the lock is held while the work is done. */
async function isHeld(): Promise<boolean> {
  const { locks } = navigator;
  let held = false;
  await locked("test", async () => {
    held = ((await locks.query()).held?.length ?? 0) > 0;
  });
  return held;
}

test("work is done with the lock, and an error in it is its own", async () => {
  expect(await isHeld()).toBe(true);
  await expect(locked("test", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("work is done without the lock where the browser refuses locks", async () => {
  const { locks } = navigator;
  const request = () => Promise.reject(new DOMException("blocked", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request, query: () => locks.query() } });
  expect(await isHeld()).toBe(false);
});

test("work is done without the lock once another page, which may be asleep, has held it for a minute", async () => {
  const expired = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout");
  let wakeUp: () => void = () => undefined;
  const asleep = locked("test", () => new Promise<void>((resolve) => (wakeUp = resolve)));
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
  timeout.mockReturnValueOnce(expired.signal);
  const work = vi.fn(() => Promise.resolve());
  const done = locked("test", work);
  expect(work).not.toHaveBeenCalled();
  expired.abort();
  await done;
  expect(work).toHaveBeenCalledOnce();
  expect(timeout).toHaveBeenLastCalledWith(60_000);
  wakeUp();
  await asleep;
});
