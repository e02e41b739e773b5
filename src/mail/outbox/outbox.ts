/** The outbox of a page: what its forms send with, and where they find out what became of a message. */
import account from "virtual:mail-account";
import { send } from "../send.ts";
import { LINK_WAITS } from "../timing.ts";
import { createDisk } from "./indexed-db.ts";
import { linkToNextPage } from "./next-page.ts";
import { locked } from "./locks.ts";
import { createMessageStore } from "./message-store.ts";
import { createNotices } from "./notices.ts";
import type { Platform } from "./platform.ts";
import { createOutbox } from "./queue.ts";

const platform: Platform = {
  store: createMessageStore(createDisk()),
  now: Date.now,
  online: () => navigator.onLine,
  unique: () => Date.now().toString(36) + Math.random().toString(36).slice(1),
  withLock: (work) => locked("outbox", work),
  send: ({ form, params = {} }) => send({ ...account, templateId: account.templates[form] ?? "", params }),
  alarm(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origins.
  announce: (ended) => otherPages?.postMessage(ended),
};
const outbox = createOutbox(platform);
const notices = createNotices(outbox);

export const { submit, wake, statuses, subscribe } = outbox;
export const { follow } = notices;

/** The other pages of the site, while this one is not in the back-forward cache. */
let otherPages: BroadcastChannel | undefined;

function listen(): void {
  if (otherPages) return;
  try {
    otherPages = new BroadcastChannel("outbox");
  } catch {
    // Firefox refuses a channel where cookies are blocked.
    return;
  }
  otherPages.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    void outbox.onAnnouncement(data);
  });
}

listen();
addEventListener("pageshow", listen);
addEventListener("pagehide", () => {
  otherPages?.close();
  otherPages = undefined;
});

subscribe(() => {
  const known = [...statuses().byId.values()];
  // Only while a message is only in its form: a handler keeps the page out of the back-forward cache.
  // Chrome asks for `preventDefault()` only from version 119 on; a returned value asks in all.
  onbeforeunload = known.some(({ message }) => message.isInForm) ? () => true : null;
});

/**
 * Where the browser's storage was cleared, `load-outbox.ts` finds nothing to wake; only this page knows of a message.
 */
function wakeWhatIsKnown(): void {
  if (statuses().byId.size > 0 && !document.hidden) void wake();
}

addEventListener("online", wakeWhatIsKnown);
addEventListener("offline", wakeWhatIsKnown);
document.addEventListener("visibilitychange", wakeWhatIsKnown);

// The next page does not get the answer to an attempt, and would send again. So a link waits for it, and says so. After
// every other script, which may have a use for the click.
addEventListener("click", (event) => {
  const link = outbox.isSending() ? linkToNextPage(event) : undefined;
  if (!link) return;
  event.preventDefault();
  notices.showPending();
  const held = new Promise((resolve) => setTimeout(resolve, LINK_WAITS));
  void Promise.race([outbox.wake(), held]).then(() => location.assign(link.href));
});
