import { accountOf } from "../account.ts";
import { send } from "../send.ts";
import { createOutbox, type Receipt, type Submission } from "./core.ts";
import { createIndexedDbAdapter } from "./indexed-db.ts";
import { locked } from "./locks.ts";
import { tombstones } from "./tombstones.ts";
import { createNotices } from "./notice.ts";
import { salvage } from "./record.ts";
import { createMessageStore } from "./message-store.ts";
import type { Platform } from "./platform.ts";

export type { Receipt, Submission };
export type { DeliveryStatus } from "./notice.ts";

const store = createMessageStore(createIndexedDbAdapter(), tombstones);
const outbox = createOutbox(browser());
const notices = createNotices(document, {
  ...outbox,
  async delete(id) {
    const key = [...store.unreadable().keys()].find((one) => nameOf(one) === id);
    if (key === undefined) return outbox.delete(id);
    await store.discard(key);
    void outbox.wake();
    return undefined;
  },
});
let isStarted = false;

/** Stores a message and starts sending it. Resolves once it is stored, within a few ms. Never rejects. */
export async function submit(submission: Submission): Promise<Receipt> {
  listen();
  return outbox.submit(submission);
}

export const { follow } = notices;

/** Sends messages when they are due, as long as the page is open. `boot.ts` calls it whenever a page is shown. */
export function start(): void {
  listen();
  void outbox.wake();
}

function listen(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener("online", outbox.reconnect);
  // Another page may have sent or erased messages that this one still shows.
  document.addEventListener("visibilitychange", () => document.hidden || void outbox.wake());
}

function browser(): Platform {
  return {
    store,
    now: Date.now,
    online: () => navigator.onLine,
    unique: () => Date.now().toString(36) + Math.random().toString(36).slice(1),
    withLock: (work) => locked("outbox", "exclusive", work),
    async send(message) {
      const result = await send({ ...accountOf(document, message.form), params: message.params ?? {} });
      if (result.is === "accepted") notices.accepted(message);
      return result;
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    alarm(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    changed(messages) {
      const volatile = store.volatile();
      warnOnLeaving(volatile.size > 0);
      const unreadable = [...store.unreadable()].map(([key, record]) => ({
        id: nameOf(key),
        form: "contact" as const,
        params: salvage(record),
        created: 0,
      }));
      notices.show(messages, volatile, unreadable);
    },
  };
}

/** An id for an unreadable record; no message has it. */
function nameOf(key: IDBValidKey): string {
  return `stray ${JSON.stringify(key)}`;
}

/**
 * Adds the listener only while leaving would lose a message, because it keeps the page out of the back-forward cache.
 */
function warnOnLeaving(warn: boolean): void {
  const change = warn ? addEventListener : removeEventListener;
  change("beforeunload", preventDefault);
}

function preventDefault(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
