import { accountOf } from "../account.ts";
import { send } from "../send.ts";
import { createOutbox, type Receipt } from "./core.ts";
import { createDisk } from "./indexed-db.ts";
import { locked } from "./locks.ts";
import { createMessageStore } from "./message-store.ts";
import { createNotices } from "./notice.ts";
import type { Platform } from "./platform.ts";
import type { Submission } from "./queued-message.ts";

const outbox = createOutbox(browser());
const notices = createNotices(document, outbox);
let isStarted = false;

/** Stores a message and starts sending it. Resolves once it is stored, within a few ms, or cannot be. Never rejects. */
export async function submit(submission: Submission): Promise<Receipt> {
  listen();
  return outbox.submit(submission);
}

export const { follow } = notices;

/** Sends messages when they are due, as long as the page is open. `load-outbox.ts` calls it when a page is shown. */
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
    store: createMessageStore(createDisk()),
    now: Date.now,
    online: () => navigator.onLine,
    unique: () => Date.now().toString(36) + Math.random().toString(36).slice(1),
    withLock: (work) => locked("outbox", work),
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
    changed(messages, isComplete) {
      warnOnLeaving(messages.some(({ isStored, state }) => !isStored && state !== "sent"));
      notices.show(messages, isComplete);
    },
  };
}

/**
 * Asks before leaving while a message is only in its form. Only then is there a listener, because it keeps the page out
 * of the back-forward cache.
 */
function warnOnLeaving(warn: boolean): void {
  const change = warn ? addEventListener : removeEventListener;
  change("beforeunload", preventDefault);
}

function preventDefault(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
