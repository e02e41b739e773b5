import { send } from "../send.ts";
import { createDisk } from "./indexed-db.ts";
import { locked } from "./locks.ts";
import { createMessageStore } from "./message-store.ts";
import { createNotices } from "./notices.ts";
import { createOutbox, type Platform } from "./queue.ts";

const platform: Platform = {
  store: createMessageStore(createDisk()),
  now: Date.now,
  online: () => navigator.onLine,
  unique: () => Date.now().toString(36) + Math.random().toString(36).slice(1),
  withLock: (work) => locked("outbox", work),
  send: ({ form, params = {} }) => send({ ...accountOf(form), params }),
  alarm(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  changed(messages, isComplete) {
    // Only while a message is only in its form: a listener keeps the page out of the back-forward cache.
    const isOnlyHere = messages.some(({ isStored, state }) => !isStored && state !== "sent");
    (isOnlyHere ? addEventListener : removeEventListener)("beforeunload", askFirst);
    notices.show(messages, isComplete);
  },
};
const outbox = createOutbox(platform);
const notices = createNotices(document, outbox);

export const { submit, wake } = outbox;
export const { follow } = notices;

/** The site's account with the mail service, for one form, as `OutboxBar` wrote it into the page. */
function accountOf(form: string) {
  const read = (name: string): string =>
    document.getElementById("notices")?.getAttribute(`data-${name}`) ?? "";
  return {
    origin: read("origin"),
    publicKey: read("public-key"),
    serviceId: read("service-id"),
    templateId: read(`template-${form}`),
  };
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
