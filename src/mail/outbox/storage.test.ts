import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createOutbox } from "./core.ts";
import { entry, keep, marks, moody, onDisk, sent } from "./disk-for-tests.ts";
import { createDisk } from "./disk.ts";
import type { Entry } from "./entry.ts";
import { MINUTE } from "./schedule.ts";
import { createStorage } from "./storage.ts";

beforeEach(async () => {
  marks.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
});

describe("with a working disk", () => {
  test("what is kept is there for another page", async () => {
    expect(await createStorage(createDisk(), marks).admit(keep(entry("a")))).toMatchObject({
      stored: "disk",
      duplicate: false,
    });
    expect(await onDisk()).toEqual([entry("a")]);
  });

  test("a message is not called stored before its transaction is committed: it may still be undone", async () => {
    const commit = vi.spyOn(IDBTransaction.prototype, "commit");
    commit.mockImplementationOnce(function (this: IDBTransaction) {
      this.abort();
    });
    expect(await createStorage(createDisk(), marks).admit(keep(entry("a")))).toMatchObject({
      stored: "memory",
    });
    expect(await onDisk()).toEqual([]);
    commit.mockRestore();
  });

  test("of many pages that keep the same message in the same moment, one succeeds", async () => {
    const pages = Array.from({ length: 20 }, () => createStorage(createDisk(), marks));
    const all = await Promise.all(
      pages.map((page, index) => page.admit(keep(entry(`${index}`, { print: "same" })))),
    );
    expect(all.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await onDisk()).toHaveLength(1);
  });

  test("changes from many pages at once are all made", async () => {
    const first = createStorage(createDisk(), marks);
    await first.admit(keep(entry("a")));
    const pages = Array.from({ length: 40 }, () => createStorage(createDisk(), marks));
    await Promise.all(
      pages.map((page) => page.change("a", (one) => ({ ...one, failures: one.failures + 1 }))),
    );
    expect((await onDisk())[0]?.failures).toBe(40);
  });

  test("an entry erased is gone, and stays gone for who wants to change it", async () => {
    const storage = createStorage(createDisk(), marks);
    await storage.admit(keep(entry("a")));
    expect(await storage.change("a", () => undefined)).toBeUndefined();
    const to = vi.fn<(one: Entry) => Entry>();
    expect(await createStorage(createDisk(), marks).change("a", to)).toBeUndefined();
    expect(to).not.toHaveBeenCalled();
    expect(await onDisk()).toEqual([]);
  });

  test("no database is left behind once nothing is kept, and none is deleted while something is", async () => {
    const storage = createStorage(createDisk(), marks);
    await storage.admit(keep(entry("a")));
    await storage.forget();
    expect(await onDisk()).toHaveLength(1);
    await storage.change("a", () => undefined);
    await storage.forget();
    expect(await indexedDB.databases()).toEqual([]);
  });

  test("a message kept while another page forgets is not lost", async () => {
    for (let round = 0; round < 50; round++) {
      const [one, other] = [createStorage(createDisk(), marks), createStorage(createDisk(), marks)];
      await Promise.all([one.forget(), other.admit(keep(entry("a"))), one.forget()]);
      expect(await onDisk()).toHaveLength(1);
      await one.change("a", () => undefined);
    }
  });
});

describe("with a disk that refuses", () => {
  test.each(["writing", "everything"] as const)(
    "%s, a message is kept in memory and called volatile",
    async (refuses) => {
      const disk = moody();
      disk.refuses = refuses;
      const storage = createStorage(disk, marks);
      expect(await storage.admit(keep(entry("a")))).toMatchObject({ stored: "memory", duplicate: false });
      expect(await storage.admit(keep(entry("b", { print: "a" })))).toMatchObject({ duplicate: true });
      expect(await storage.all()).toEqual([entry("a")]);
      expect([...storage.volatile()]).toEqual(["a"]);
      await storage.change("a", (one) => ({ ...one, state: "sent" }));
      expect([...storage.volatile()]).toEqual([]);
    },
  );

  test("a message in memory moves to the disk as soon as there is room", async () => {
    const disk = moody();
    disk.refuses = "writing";
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    disk.refuses = "nothing";
    await storage.all();
    expect([...storage.volatile()]).toEqual([]);
    expect(await onDisk()).toEqual([entry("a")]);
  });

  test("a state the disk did not take is kept in front of it, and written later", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    disk.refuses = "writing";
    const { params: _text, ...sent } = entry("a", { state: "sent" });
    await storage.change("a", () => sent);
    expect(await storage.all()).toEqual([sent]);
    expect(await onDisk()).toEqual([entry("a")]);
    disk.refuses = "nothing";
    await storage.all();
    expect(await onDisk()).toEqual([sent]);
  });

  test("what another page has sent or deleted meanwhile is not brought back", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    await storage.admit(keep(entry("b")));
    await storage.all();
    disk.refuses = "writing";
    for (const id of ["a", "b"]) await storage.change(id, (one) => ({ ...one, state: "waiting" }));
    const other = createStorage(createDisk(), marks);
    await other.change("a", (one) => ({ ...one, state: "sent" }));
    await other.change("b", () => undefined);
    disk.refuses = "nothing";
    expect((await storage.all()).map(({ id, state }) => [id, state])).toEqual([["a", "sent"]]);
    expect((await onDisk()).map(({ id, state }) => [id, state])).toEqual([["a", "sent"]]);
  });

  test("an entry erased stays erased on this page, and goes from the disk later", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    await storage.all();
    disk.refuses = "everything";
    await storage.change("a", () => undefined);
    expect(await storage.all()).toEqual([]);
    disk.refuses = "nothing";
    expect(await storage.all()).toEqual([]);
    expect(await onDisk()).toEqual([]);
  });

  test("what it does not let go is erased soon on a page that stays open, database and all", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    let ring = (): void => undefined;
    const outbox = createOutbox({
      storage,
      now: () => 1,
      online: () => false,
      unique: () => "a",
      exclusively: (work) => work(true, true),
      send: () => Promise.resolve({ is: "offline" }),
      sleep: () => Promise.resolve(),
      alarm: (ms, then) => {
        ring = ms <= MINUTE ? then : ring;
        return () => undefined;
      },
      changed: () => undefined,
    });
    await outbox.submit({ form: "contact", params: { message: "a" } });
    disk.refuses = "everything";
    await outbox.deleteNow("a");
    disk.refuses = "nothing";
    expect(await onDisk()).toHaveLength(1);
    ring();
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test("a full disk lets go of a text that was sent, so that no other page sends it", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    disk.refuses = "putting";
    await storage.change("a", sent);
    expect(await onDisk()).toEqual([]);
    expect(marks).toEqual(new Set());
    expect((await storage.all()).map(({ id, state }) => [id, state])).toEqual([["a", "sent"]]);
  });

  test.each([
    ["sent", sent],
    ["erased", () => undefined],
  ] as const)("what was %s is over for other pages too, and for those to come", async (_what, over) => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    disk.refuses = "writing";
    await storage.change("a", over);
    expect(await onDisk()).toHaveLength(1);
    const other = createStorage(createDisk(), marks);
    const to = vi.fn<(one: Entry) => Entry>();
    await other.change("a", to);
    expect(to).not.toHaveBeenCalled();
    expect(await other.all()).toEqual([]);
    expect([await onDisk(), marks]).toEqual([[], new Set()]);
  });

  test("a page that never looked erases what is marked as over", async () => {
    await createStorage(createDisk(), marks).admit(keep(entry("a")));
    marks.add("a");
    expect(await createStorage(createDisk(), marks).all()).toEqual([]);
    expect([await onDisk(), marks]).toEqual([[], new Set()]);
  });

  test("what another page may have sent since is doubtful while the disk gives nothing", async () => {
    const disk = moody();
    const storage = createStorage(disk, marks);
    await storage.admit(keep(entry("a")));
    expect(storage.isDoubtful("a")).toBe(false);
    storage.doubt();
    disk.refuses = "everything";
    await storage.admit(keep(entry("b")));
    expect((await storage.all()).map(({ id }) => [id, storage.isDoubtful(id)])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    disk.refuses = "nothing";
    await storage.all();
    expect(storage.isDoubtful("a")).toBe(false);
  });
});
