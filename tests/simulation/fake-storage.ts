import type { Disk } from "../../src/mail/outbox/message-store.ts";
import { STORAGE_TIMEOUT } from "../../src/mail/timing.ts";
import type { FakeTab } from "./fake-browser.ts";

/** The disk of a browser as one of its tabs sees it. */
export function fakeDisk(tab: FakeTab): Disk {
  const { browser } = tab;
  const wait = (isTooLong: boolean) => tab.later(isTooLong ? STORAGE_TIMEOUT : browser.latency());
  let lastTurn = 0;
  /** Waits for the disk. Browsers serve a page's transactions in the order in which it asked for them. */
  const turn = () => {
    const { time } = browser.clock;
    lastTurn = Math.max(lastTurn, time + browser.latency());
    return tab.later(lastTurn - time);
  };

  return async (work) => {
    const state = tab.diskIs === "fine" ? browser.diskIs : tab.diskIs;
    await (state === "slow" ? wait(true) : turn());
    if (state === "blocked" || state === "slow") throw new Error(state);
    const records = [...browser.foreign, ...browser.disk.values()];
    const change = work?.(records);
    if (change) {
      if (state === "read-only" || (state === "full" && "put" in change)) throw new Error(state);
      const id = "put" in change ? change.put.id : change.erase;
      const before = browser.disk.get(id);
      if ("put" in change) browser.disk.set(id, change.put);
      else browser.disk.delete(id);
      browser.observer.committed(before, browser.disk.get(id));
    }
    await wait(state === "late");
    if (state === "late") throw new Error(state);
    return records;
  };
}
