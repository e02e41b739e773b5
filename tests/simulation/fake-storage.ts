import {
  STORAGE_TIMEOUT,
  withTimeout,
  type AbortableAdapter,
} from "../../src/mail/outbox/storage-timeout.ts";
import type { Change, StorageAdapter } from "../../src/mail/outbox/platform.ts";
import type { DiskState, FakeTab } from "./fake-browser.ts";

/** A browser's disk as seen by one of its tabs, with every fault and the real time limits. */
export function simulatedDisk(tab: FakeTab): StorageAdapter {
  return withTimeout(raw(tab), (ms, callback) => tab.browser.clock.after(ms, () => tab.alive && callback()));
}

function raw(tab: FakeTab): AbortableAdapter {
  const { browser } = tab;
  const state = (): DiskState => (tab.diskIs === "fine" ? browser.diskIs : tab.diskIs);

  const isOpen = (): boolean => state() !== "hanging" && !browser.isDeleting;

  /** Waits in line, forever if necessary. Nothing is read or written once a deletion is pending. */
  const reached = async (late: AbortSignal): Promise<void> => {
    await tab.later(browser.latency(), () => undefined);
    do {
      await browser.until(isOpen);
      await tab.later(0, () => undefined);
    } while (!isOpen());
    late.throwIfAborted();
    if (state() === "blocked") throw new Error("blocked");
  };
  const answered = (): Promise<void> =>
    tab.later(state() === "late" ? STORAGE_TIMEOUT * 2 : browser.latency(), () => undefined);
  const records = (): readonly unknown[] => [...browser.foreign.values(), ...browser.disk.values()];

  function write(change: Change): void {
    if (state() === "read-only" || (state() === "full" && "put" in change)) throw new Error(state());
    const id = "put" in change ? change.put.id : String(change.erase);
    if (browser.foreign.has(id)) browser.observer.foreignRecordChanged(id);
    const before = browser.disk.get(id);
    if ("put" in change) browser.disk.set(id, change.put);
    else browser.disk.delete(id);
    browser.observer.committed(before, browser.disk.get(id));
  }

  return {
    async read(late) {
      await reached(late);
      const found = records();
      await answered();
      return found;
    },

    async update(work, late) {
      await reached(late);
      const change = work(records());
      if (change) write(change);
      await answered();
    },

    async deleteIfEmpty(late, blocked) {
      await reached(late);
      if (records().length > 0) return false;
      if (!browser.isHeld) return true;
      browser.isDeleting = true;
      blocked();
      // The deletion now belongs to the browser: it continues even if the tab dies.
      await browser.until(() => !browser.isHeld);
      browser.isDeleting = false;
      browser.look();
      return true;
    },
  };
}
