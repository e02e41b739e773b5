import { accountOf } from "../account.ts";
import { send } from "../send.ts";
import { createOutbox, type Receipt, type Submission } from "./core.ts";
import { createDisk } from "./disk.ts";
import { locked } from "./locks.ts";
import { marks } from "./marks.ts";
import { createNotices } from "./notice.ts";
import { salvage } from "./record.ts";
import { createStorage } from "./storage.ts";
import type { World } from "./world.ts";

export type { Receipt, Submission };
export type { Fate } from "./notice.ts";

const storage = createStorage(createDisk(), marks);
const outbox = createOutbox(browser());
const notices = createNotices(document, {
  ...outbox,
  async deleteNow(id) {
    const key = [...storage.strays().keys()].find((one) => nameOf(one) === id);
    if (key === undefined) return outbox.deleteNow(id);
    await storage.discard(key);
    void outbox.wake();
    return undefined;
  },
});
let started = false;

/**
 * Keeps a message and starts sending it. Resolves, within some ms, once it is kept: only then may the visitor be
 * thanked, and only `firstVerdict` says whether it was sent. Never rejects.
 */
export async function submit(submission: Submission): Promise<Receipt> {
  listen();
  return outbox.submit(submission);
}

/**
 * Shows what becomes of a message in this place of the page rather than at its foot, and tells it, until the function
 * that it gives is called.
 */
export const { follow } = notices;

/** Sends what is due now, and later on while the page lives. `boot.ts` calls it whenever a page is come to. */
export function start(): void {
  listen();
  void outbox.wake();
}

function listen(): void {
  if (started) return;
  started = true;
  addEventListener("online", outbox.reconnect);
  // What another page has sent or erased meanwhile does not stay on this one.
  document.addEventListener("visibilitychange", () => document.hidden || void outbox.wake());
}

function browser(): World {
  return {
    storage,
    now: Date.now,
    online: () => navigator.onLine,
    unique: () => Date.now().toString(36) + Math.random().toString(36).slice(1),
    exclusively: (work) => locked("outbox", "exclusive", work),
    async send(entry) {
      const verdict = await send({ ...accountOf(document, entry.form), params: entry.params ?? {} });
      if (verdict.is === "accepted") notices.accepted(entry);
      return verdict;
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    alarm(ms, ring) {
      const timer = setTimeout(ring, ms);
      return () => clearTimeout(timer);
    },
    changed(entries) {
      const volatile = storage.volatile();
      warnOnLeaving(volatile.size > 0);
      const strays = [...storage.strays()].map(([key, record]) => ({
        id: nameOf(key),
        form: "contact" as const,
        params: salvage(record),
        created: 0,
      }));
      notices.show(entries, volatile, strays);
    },
  };
}

/** A name for a record that cannot be read, which no entry has. */
function nameOf(key: IDBValidKey): string {
  return `stray ${JSON.stringify(key)}`;
}

/** Only while a message would be lost: such a listener keeps a page out of the back-forward cache. */
function warnOnLeaving(warn: boolean): void {
  const change = warn ? addEventListener : removeEventListener;
  change("beforeunload", hold);
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
