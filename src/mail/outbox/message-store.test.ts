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
  sent,
} from "./storage-for-tests.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { MINUTE } from "./schedule.ts";

beforeEach(async () => {
  tombstones.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});

describe("with a working disk", () => {
  test("what is kept is there for another page", async () => {
    expect(await openStore().enqueue(keep(message("a")))).toMatchObject({
      stored: "disk",
      duplicate: false,
    });
    expect(await onDisk()).toEqual([message("a")]);
  });

  test("a message is not called stored before its transaction is committed: it may still be undone", async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, "commit");
    commit.mockImplementationOnce(function (this: IDBTransaction) {
      this.abort();
    });
    expect(await openStore().enqueue(keep(message("a")))).toMatchObject({
      stored: "memory",
    });
    expect(await onDisk()).toEqual([]);
    commit.mockRestore();
  });

  test("of many pages that keep the same message in the same moment, one succeeds", async () => {
    const pages = Array.from({ length: 20 }, () => openStore());
    const all = await Promise.all(
      pages.map((page, index) => page.enqueue(keep(message(`${index}`, { print: "same" })))),
    );
    expect(all.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await onDisk()).toHaveLength(1);
  });

  test("changes from many pages at once are all made", async () => {
    const first = openStore();
    await first.enqueue(keep(message("a")));
    const pages = Array.from({ length: 40 }, () => openStore());
    await Promise.all(
      pages.map((page) => page.change("a", (one) => ({ ...one, failures: one.failures + 1 }))),
    );
    expect((await onDisk())[0]?.failures).toBe(40);
  });

  test("an message erased is gone, and stays gone for who wants to change it", async () => {
    const store = openStore();
    await store.enqueue(keep(message("a")));
    expect(await store.change("a", () => undefined)).toBeUndefined();
    const to = vi.fn<(one: QueuedMessage) => QueuedMessage>();
    expect(await openStore().change("a", to)).toBeUndefined();
    expect(to).not.toHaveBeenCalled();
    expect(await onDisk()).toEqual([]);
  });

  test("no database is left behind once nothing is kept, and none is deleted while something is", async () => {
    const store = openStore();
    await store.enqueue(keep(message("a")));
    await store.deleteIfEmpty();
    expect(await onDisk()).toHaveLength(1);
    await store.change("a", () => undefined);
    await store.deleteIfEmpty();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test("a message kept while another page forgets is not lost", async () => {
    for (let round = 0; round < 50; round++) {
      const [one, other] = [openStore(), openStore()];
      await Promise.all([one.deleteIfEmpty(), other.enqueue(keep(message("a"))), one.deleteIfEmpty()]);
      expect(await onDisk()).toHaveLength(1);
      await one.change("a", () => undefined);
    }
  });
});

describe("with a disk that refuses", () => {
  test.each(["writing", "everything"] as const)(
    "%s, a message is kept in memory and called volatile",
    async (refuses) => {
      const disk = failingAdapter();
      disk.refuses = refuses;
      const store = openStore(disk);
      expect(await store.enqueue(keep(message("a")))).toMatchObject({ stored: "memory", duplicate: false });
      expect(await store.enqueue(keep(message("b", { print: "a" })))).toMatchObject({ duplicate: true });
      expect(await store.all()).toEqual([message("a")]);
      expect([...store.volatile()]).toEqual(["a"]);
      await store.change("a", (one) => ({ ...one, state: "sent" }));
      expect([...store.volatile()]).toEqual([]);
    },
  );

  test("a message in memory moves to the disk as soon as there is room", async () => {
    const disk = failingAdapter();
    disk.refuses = "writing";
    const store = openStore(disk);
    await store.enqueue(keep(message("a")));
    disk.refuses = "nothing";
    await store.all();
    expect([...store.volatile()]).toEqual([]);
    expect(await onDisk()).toEqual([message("a")]);
  });

  test("a state the disk did not take is kept in front of it, and written later", async () => {
    const { disk, store } = await keptOnDisk();
    disk.refuses = "writing";
    const { params: _text, ...sent } = message("a", { state: "sent" });
    await store.change("a", () => sent);
    expect(await store.all()).toEqual([sent]);
    expect(await onDisk()).toEqual([message("a")]);
    disk.refuses = "nothing";
    await store.all();
    expect(await onDisk()).toEqual([sent]);
  });

  test("what another page has sent or deleted meanwhile is not brought back", async () => {
    const { disk, store } = await keptOnDisk();
    await store.enqueue(keep(message("b")));
    await store.all();
    disk.refuses = "writing";
    for (const id of ["a", "b"]) await store.change(id, (one) => ({ ...one, state: "waiting" }));
    const other = openStore();
    await other.change("a", (one) => ({ ...one, state: "sent" }));
    await other.change("b", () => undefined);
    disk.refuses = "nothing";
    expect((await store.all()).map(({ id, state }) => [id, state])).toEqual([["a", "sent"]]);
    expect((await onDisk()).map(({ id, state }) => [id, state])).toEqual([["a", "sent"]]);
  });

  test("what another page is sending meanwhile is not taken back", async () => {
    const { disk, store } = await keptOnDisk();
    await store.all();
    disk.refuses = "writing";
    await store.change("a", (one) => ({ ...one, state: "waiting" }));
    await openStore().change("a", (one) => ({ ...one, state: "sending", tries: [1] }));
    disk.refuses = "nothing";
    expect(await store.enqueue(keep(message("b", { print: "a" })))).toMatchObject({ duplicate: true });
    expect((await onDisk()).map(({ id, state }) => [id, state])).toEqual([["a", "sending"]]);
  });

  test("a message erased stays erased on this page, and goes from the disk later", async () => {
    const { disk, store } = await keptOnDisk();
    await store.all();
    disk.refuses = "everything";
    await store.change("a", () => undefined);
    expect(await store.all()).toEqual([]);
    disk.refuses = "nothing";
    expect(await store.all()).toEqual([]);
    expect(await onDisk()).toEqual([]);
  });

  test("what it does not let go is erased soon on a page that stays open, database and all", async () => {
    const disk = failingAdapter();
    const store = openStore(disk);
    let callback = (): void => undefined;
    const outbox = outboxOn(store, {
      online: () => false,
      alarm: (ms, then) => {
        callback = ms <= MINUTE ? then : callback;
        return () => undefined;
      },
    });
    await outbox.submit({ form: "contact", params: { message: "a" } });
    disk.refuses = "everything";
    await outbox.delete("a");
    disk.refuses = "nothing";
    expect(await onDisk()).toHaveLength(1);
    callback();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test("a full disk lets go of a text that was sent, and no other page sends it", async () => {
    const { disk, store } = await keptOnDisk();
    disk.refuses = "putting";
    await store.change("a", sent);
    expect(await onDisk()).toEqual([]);
    // Another page may have it in memory.
    expect(tombstones).toEqual(new Set(["a"]));
    disk.refuses = "nothing";
    expect((await store.all()).map(({ id, state }) => [id, state])).toEqual([["a", "sent"]]);
    expect(tombstones).toEqual(new Set());
  });

  test.each([
    ["sent", sent],
    ["erased", () => undefined],
  ] as const)("what was %s is over for other pages too, and for those to come", async (_what, over) => {
    const { disk, store } = await keptOnDisk();
    disk.refuses = "writing";
    await store.change("a", over);
    expect(await onDisk()).toHaveLength(1);
    const other = openStore();
    const to = vi.fn<(one: QueuedMessage) => QueuedMessage>();
    await other.change("a", to);
    expect(to).not.toHaveBeenCalled();
    expect(await other.all()).toEqual([]);
    // A third page may have it in memory.
    expect([await onDisk(), tombstones]).toEqual([[], new Set(["a"])]);
  });

  test("a page that never looked erases what is marked as over", async () => {
    await openStore().enqueue(keep(message("a")));
    tombstones.add("a");
    expect(await openStore().all()).toEqual([]);
    expect([await onDisk(), tombstones]).toEqual([[], new Set(["a"])]);
  });

  test("what another page may have sent since is doubtful while the disk gives nothing", async () => {
    const { disk, store } = await keptOnDisk();
    expect(store.isStale("a")).toBe(false);
    store.markStale();
    disk.refuses = "everything";
    await store.enqueue(keep(message("b")));
    expect((await store.all()).map(({ id }) => [id, store.isStale(id)])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    disk.refuses = "nothing";
    await store.all();
    expect(store.isStale("a")).toBe(false);
  });
});
