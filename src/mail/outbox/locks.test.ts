import { afterEach, describe, expect, test, vi } from "vitest";
import { locked } from "./locks.ts";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => vi.unstubAllGlobals());

/** The largest number of callbacks that ran at the same time. */
async function together(mode: LockMode): Promise<number> {
  let running = 0;
  let most = 0;
  const work = async (hasLock: boolean): Promise<void> => {
    expect(hasLock).toBe(true);
    most = Math.max(most, ++running);
    await turn();
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => locked("test", mode, work)));
  return most;
}

describe("a lock", () => {
  test("lets one work at a time, if exclusive", async () => {
    expect(await together("exclusive")).toBe(1);
  });

  test("lets all work together, if shared", async () => {
    expect(await together("shared")).toBe(4);
  });

  test("passes on what the work gives, or throws", async () => {
    expect(await locked("test", "exclusive", () => Promise.resolve("done"))).toBe("done");
    const broken = vi.fn(() => Promise.reject(new Error("broken")));
    await expect(locked("test", "exclusive", broken)).rejects.toThrow("broken");
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
    expect(await locked("test", "exclusive", (hasLock) => Promise.resolve(hasLock))).toBe(false);
  });

  test("is done without once it was held by another, maybe asleep, for a minute", async () => {
    const expired = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(expired.signal);
    let wakeUp: () => void = () => undefined;
    const asleep = locked("test", "exclusive", () => new Promise<void>((resolve) => (wakeUp = resolve)));
    await turn();
    const held = locked("test", "exclusive", (hasLock) => Promise.resolve(hasLock));
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledTimes(1));
    expired.abort();
    expect(await held).toBe(false);
    expect(timeout).toHaveBeenLastCalledWith(60_000);
    wakeUp();
    await asleep;
    timeout.mockRestore();
  });

  test("tells whether it was free when it was asked for", async () => {
    const wasFree = (): Promise<boolean> =>
      locked("test", "exclusive", async (_hasLock, wasFree) => {
        await turn();
        return wasFree;
      });
    expect(await Promise.all([wasFree(), wasFree()])).toEqual([true, false]);
    expect(await wasFree()).toBe(true);
  });
});
