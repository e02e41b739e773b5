import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  message,
  keep,
  keptOnDisk,
  tombstones,
  failingAdapter,
  onDisk,
  openStore,
  outboxOn,
} from "./storage-for-tests.ts";
import { createIndexedDbAdapter } from "./indexed-db.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { STORAGE_TIMEOUT } from "./storage-timeout.ts";

beforeEach(async () => {
  tombstones.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});

describe("beside records that are none of ours", () => {
  const stray = { id: "x", to: "do" };

  test("all goes on, and nobody touches them", async () => {
    const store = openStore();
    await createIndexedDbAdapter().update(() => ({ put: stray as unknown as QueuedMessage }));
    await store.enqueue(keep(message("a")));
    expect(await store.all()).toEqual([message("a")]);
    expect(store.unreadable()).toEqual(new Map([["x", stray]]));
    await store.change("x", () => undefined);
    await store.change("a", () => undefined);
    // There is nothing left to do and nothing to delete.
    expect(await store.deleteIfEmpty()).toBe(true);
    expect(await createIndexedDbAdapter().read()).toEqual([stray]);
  });

  test("one is erased if the visitor wants it, now or when the disk allows", async () => {
    const disk = failingAdapter();
    const store = openStore(disk);
    await createIndexedDbAdapter().update(() => ({ put: stray as unknown as QueuedMessage }));
    await store.all();
    disk.refuses = "writing";
    await store.discard("x");
    await store.all();
    expect(store.unreadable().size).toBe(0);
    expect(await createIndexedDbAdapter().read()).toEqual([stray]);
    disk.refuses = "nothing";
    await store.all();
    expect(await createIndexedDbAdapter().read()).toEqual([]);
  });
});

describe("beside somebody who does not let go of the database", () => {
  const opened = (): Promise<IDBDatabase> =>
    new Promise((resolve) => {
      const opening = indexedDB.open("outbox");
      opening.addEventListener("success", () => resolve(opening.result));
    });

  test("nobody waits for its deletion, and a message is kept in memory until it is done", async () => {
    const store = openStore();
    await store.enqueue(keep(message("a")));
    const held = await opened();
    await store.change("a", () => undefined);
    expect(await store.deleteIfEmpty()).toBe(false);
    expect(await store.enqueue(keep(message("b")))).toMatchObject({ stored: "memory" });
    held.close();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test("nobody waits for a transaction that does not end, and what came too late is not written", async () => {
    const disk = createIndexedDbAdapter();
    await openStore(disk).enqueue(keep(message("a")));
    const held = await opened();
    const store = held.transaction("outbox", "readwrite").objectStore("outbox");
    let holds = true;
    const hold = (): void => {
      if (holds) store.get("a").addEventListener("success", hold);
    };
    hold();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const late = openStore(disk).enqueue(keep(message("b")));
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT);
    vi.useRealTimers();
    expect(await late).toMatchObject({ stored: "memory" });
    holds = false;
    expect(await onDisk()).toEqual([message("a")]);
    held.close();
  });
});

describe("where the disk can no longer be read, a message that lies there", () => {
  /**
   * The messages sent by a page whose disk fails after its message is stored; `wasFree` if no other page was working.
   */
  async function sentWhen(wasFree: boolean, after: (retry: () => Promise<void>) => unknown): Promise<number> {
    const disk = failingAdapter();
    const send = vi.fn(() => Promise.resolve({ is: "broken", status: 503 } as const));
    const outbox = outboxOn(openStore(disk), {
      withLock(work) {
        disk.refuses = "everything";
        return work(true, wasFree);
      },
      send,
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

  test("is left to others if it was their visitor who asked for it", async () => {
    const { disk, store } = await keptOnDisk();
    await openStore().change("a", (one) => ({ ...one, forced: true }));
    await store.all();
    disk.refuses = "everything";
    const send = vi.fn(() => Promise.resolve({ is: "accepted" } as const));
    await outboxOn(store, { withLock: (work) => work(true, false), send }).wake();
    expect(send).not.toHaveBeenCalled();
  });
});
