import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createOutbox } from "./core.ts";
import { entry, keep, marks, moody, onDisk } from "./disk-for-tests.ts";
import { createDisk } from "./disk.ts";
import type { Entry } from "./entry.ts";
import { PATIENCE } from "./patience.ts";
import { createStorage } from "./storage.ts";

beforeEach(async () => {
  marks.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});

describe("beside records that are none of ours", () => {
  const stray = { id: "x", to: "do" };

  test("all goes on, and nobody touches them", async () => {
    const storage = createStorage(createDisk(), marks);
    await createDisk().update(() => ({ put: stray as unknown as Entry }));
    await storage.admit(keep(entry("a")));
    expect(await storage.all()).toEqual([entry("a")]);
    expect(storage.strays()).toEqual(new Map([["x", stray]]));
    await storage.change("x", () => undefined);
    await storage.change("a", () => undefined);
    // There is nothing to come back for, and nothing to delete.
    expect(await storage.forget()).toBe(true);
    expect(await createDisk().read()).toEqual([stray]);
  });

  test("one is erased if the visitor wants it, now or when the disk allows", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await createDisk().update(() => ({ put: stray as unknown as Entry }));
    await storage.all();
    disk.refuses = "writing";
    await storage.discard("x");
    await storage.all();
    expect(storage.strays().size).toBe(0);
    expect(await createDisk().read()).toEqual([stray]);
    disk.refuses = "nothing";
    await storage.all();
    expect(await createDisk().read()).toEqual([]);
  });
});

describe("beside somebody who does not let go of the database", () => {
  const opened = (): Promise<IDBDatabase> =>
    new Promise((resolve) => {
      const opening = indexedDB.open("outbox");
      opening.addEventListener("success", () => resolve(opening.result));
    });

  test("nobody waits for its deletion, and a message is kept in memory until it is done", async () => {
    const storage = createStorage(createDisk(), marks);
    await storage.admit(keep(entry("a")));
    const held = await opened();
    await storage.change("a", () => undefined);
    expect(await storage.forget()).toBe(false);
    expect(await storage.admit(keep(entry("b")))).toMatchObject({ stored: "memory" });
    held.close();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test("nobody waits for a transaction that does not end, and what came too late is not written", async () => {
    const disk = createDisk();
    await createStorage(disk, marks).admit(keep(entry("a")));
    const held = await opened();
    const store = held.transaction("outbox", "readwrite").objectStore("outbox");
    let holds = true;
    const hold = (): void => {
      if (holds) store.get("a").addEventListener("success", hold);
    };
    hold();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const late = createStorage(disk, marks).admit(keep(entry("b")));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    vi.useRealTimers();
    expect(await late).toMatchObject({ stored: "memory" });
    holds = false;
    expect(await onDisk()).toEqual([entry("a")]);
    held.close();
  });
});

describe("where the disk can no longer be read, a message that lies there", () => {
  /** What is sent by a page whose disk breaks once its message is stored; `atOnce` if no other was at work. */
  async function sentWhen(atOnce: boolean, after: (retry: () => Promise<void>) => unknown): Promise<number> {
    const disk = moody();
    const send = vi.fn(() => Promise.resolve({ is: "broken", status: 503 } as const));
    const outbox = createOutbox({
      storage: createStorage(disk, marks),
      now: () => 1,
      online: () => true,
      unique: () => "a",
      exclusively(work) {
        disk.refuses = "everything";
        return work(true, atOnce);
      },
      send,
      sleep: () => Promise.resolve(),
      alarm: () => () => undefined,
      changed: () => undefined,
    });
    await outbox.submit({ form: "contact", params: { message: "a" } });
    await outbox.wake();
    await after(() => outbox.retry("a"));
    return send.mock.calls.length;
  }

  test("is sent if nobody else can have sent it", async () => {
    expect(await sentWhen(true, () => undefined)).toBe(1);
  });

  test("is left to others if they were at work, unless the visitor asks for it", async () => {
    expect(await sentWhen(false, () => undefined)).toBe(0);
    expect(await sentWhen(false, (retry) => retry())).toBe(1);
  });
});
