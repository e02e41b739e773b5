import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STORAGE_TIMEOUT, withTimeout, type AbortableAdapter } from "./storage-timeout.ts";
import type { StorageAdapter } from "./platform.ts";

const never = new Promise<never>(() => undefined);
const raw = {
  read: vi.fn<AbortableAdapter["read"]>(),
  update: vi.fn<AbortableAdapter["update"]>(),
  deleteIfEmpty: vi.fn<AbortableAdapter["deleteIfEmpty"]>(),
};
let disk: StorageAdapter;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  disk = withTimeout(raw, (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  });
});
afterEach(() => vi.useRealTimers());

const outcome = (use: Promise<unknown>): Promise<unknown> => use.catch((error: unknown) => error);

test("what the disk answers is passed on, and leaves nothing behind", async () => {
  raw.read.mockResolvedValue(["a"]);
  raw.deleteIfEmpty.mockRejectedValue(new Error("blocked"));
  expect(await disk.read()).toEqual(["a"]);
  await expect(disk.deleteIfEmpty()).rejects.toThrow("blocked");
  expect(vi.getTimerCount()).toBe(0);
});

test("a use begins when the one before has ended, well or badly", async () => {
  let fail = (): void => undefined;
  raw.read.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  raw.update.mockResolvedValue();
  const read = outcome(disk.read());
  const updates = [disk.update(() => undefined), disk.update(() => undefined)];
  await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT - 1);
  expect(raw.update).not.toHaveBeenCalled();
  fail();
  await Promise.all([read, ...updates]);
  expect(raw.update).toHaveBeenCalledTimes(2);
});

test.each(["read", "update", "deleteIfEmpty"] as const)("nobody waits for ever for %s", async (use) => {
  raw[use].mockReturnValue(never);
  const late = outcome(disk[use](() => undefined));
  await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT - 1);
  const [signal] = raw[use].mock.lastCall?.filter((one) => one instanceof AbortSignal) ?? [];
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  expect(await late).toMatchObject({ name: "TimeoutError" });
});

test("a machine that slept for hours during a use lets the disk answer first", async () => {
  const rings: (() => void)[] = [];
  disk = withTimeout(raw, (_ms, callback) => {
    rings.push(callback);
    return () => undefined;
  });
  let answer: (found: readonly unknown[]) => void = () => undefined;
  raw.read.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const read = disk.read();
  // On wake-up, all due alarms fire first; then the responses arrive.
  for (const callback of rings.splice(0)) callback();
  answer(["a"]);
  expect(await read).toEqual(["a"]);
});

test("while one use is stuck, all others fail at once, and some seconds longer", async () => {
  let letGo: (found: []) => void = () => undefined;
  raw.read.mockReturnValueOnce(new Promise((resolve) => (letGo = resolve)));
  raw.update.mockResolvedValue();
  void outcome(disk.read());
  await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT);
  expect(await outcome(disk.update(() => undefined))).toEqual(new Error("stuck"));
  expect(raw.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  letGo([]);
  await vi.advanceTimersByTimeAsync(9000);
  await expect(disk.update(() => undefined)).rejects.toThrow("stuck");
  await vi.advanceTimersByTimeAsync(1000);
  await expect(disk.update(() => undefined)).resolves.toBeUndefined();
});

test("a deletion that is blocked is given up in the same moment", async () => {
  raw.deleteIfEmpty.mockImplementation((_late, blocked) => {
    blocked();
    return never;
  });
  await expect(disk.deleteIfEmpty()).rejects.toThrow("no answer");
  await expect(disk.read()).rejects.toThrow("stuck");
});
