import { send } from "../send.ts";
import { LINK_WAITS } from "../timing.ts";
import { createDisk } from "./indexed-db.ts";
import { locked } from "./locks.ts";
import { createMessageStore } from "./message-store.ts";
import { createNotices } from "./notices.ts";
import { createOutbox, type Platform } from "./queue.ts";

let isSending = false;

const platform: Platform = {
  store: createMessageStore(createDisk()),
  now: Date.now,
  online: () => navigator.onLine,
  unique: () => Date.now().toString(36) + Math.random().toString(36).slice(1),
  withLock: (work) => locked("outbox", work),
  send({ form, params = {} }) {
    isSending = true;
    return send({ ...accountOf(form), params });
  },
  alarm(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  changed(messages, isComplete) {
    isSending &&= messages.some(({ state }) => state === "sending");
    // Only while a message is only in its form: a handler keeps the page out of the back-forward cache.
    onbeforeunload = messages.some(({ isInForm }) => isInForm) ? (event) => event.preventDefault() : null;
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

// The next page cannot hear the answer to an attempt, and would send again. So a link waits for it, and says so.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const staysHere = link?.hash && link.pathname === location.pathname;
  if (!isSending || !isPlain || !link || staysHere || link.target || !link.protocol.startsWith("http"))
    return;
  event.preventDefault();
  notices.tellNow();
  const held = new Promise((resolve) => setTimeout(resolve, LINK_WAITS));
  void Promise.race([outbox.wake(), held]).then(() => location.assign(link.href));
});
