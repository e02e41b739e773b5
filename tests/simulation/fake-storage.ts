import type { Disk } from "../../src/mail/outbox/message-store.ts";
import { STORAGE_TIMEOUT } from "../../src/mail/timing.ts";
import type { DiskState, FakeTab } from "./fake-browser.ts";

/** The disk of a browser as one of its tabs sees it. */
export function fakeDisk(tab: FakeTab): Disk {
  const { browser } = tab;
  const records = (): readonly unknown[] => [...browser.foreign, ...browser.disk.values()];

  /** Resolves once the disk is reached; rejects if it does nothing. */
  async function reach(): Promise<DiskState> {
    const state = tab.diskIs === "fine" ? browser.diskIs : tab.diskIs;
    await tab.later(state === "slow" ? STORAGE_TIMEOUT : browser.latency(), () => undefined);
    if (state === "blocked" || state === "slow") throw new Error(state);
    return state;
  }

  const answer = async (state: DiskState): Promise<void> => {
    await tab.later(state === "late" ? STORAGE_TIMEOUT : browser.latency(), () => undefined);
    if (state === "late") throw new Error(state);
  };

  return {
    async read() {
      const state = await reach();
      const found = records();
      await answer(state);
      return found;
    },

    async update(work) {
      const state = await reach();
      const change = work(records());
      if (change) {
        if (state === "read-only" || (state === "full" && "put" in change)) throw new Error(state);
        const id = "put" in change ? change.put.id : change.erase;
        const before = browser.disk.get(id);
        if ("put" in change) browser.disk.set(id, change.put);
        else browser.disk.delete(id);
        browser.observer.committed(before, browser.disk.get(id));
      }
      await answer(state);
    },
  };
}
