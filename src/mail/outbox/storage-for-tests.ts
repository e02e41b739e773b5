import { createOutbox } from "./core.ts";
import { createIndexedDbAdapter } from "./indexed-db.ts";
import { newMessage, type QueuedMessage } from "./queued-message.ts";
import { enqueue } from "./schedule.ts";
import { createMessageStore } from "./message-store.ts";
import type { MessageStore, Platform, StorageAdapter } from "./platform.ts";

export function message(id: string, changes: Partial<QueuedMessage> = {}): QueuedMessage {
  return { ...newMessage(id, "contact", { message: id }, id, 1), ...changes };
}

/** The real storage, which can be set to fail. */
export function failingAdapter(): StorageAdapter & {
  refuses: "nothing" | "putting" | "writing" | "everything";
} {
  const disk = createIndexedDbAdapter();
  return {
    refuses: "nothing",
    async read() {
      if (this.refuses === "everything") throw new DOMException("blocked", "SecurityError");
      return disk.read();
    },
    async update(work) {
      if (this.refuses === "everything") throw new DOMException("blocked", "SecurityError");
      await disk.update((records) => {
        const change = work(records);
        const isRefused = this.refuses === "putting" ? change && "put" in change : this.refuses === "writing";
        if (change && isRefused) throw new DOMException("full", "QuotaExceededError");
        return change;
      });
    },
    async deleteIfEmpty() {
      if (this.refuses === "everything") throw new DOMException("blocked", "SecurityError");
      return disk.deleteIfEmpty();
    },
  };
}

export const tombstones = new Set<string>();
export const sent = ({ params: _text, ...rest }: QueuedMessage): QueuedMessage => ({
  ...rest,
  state: "sent",
});
export const keep = (fresh: QueuedMessage) => (stored: readonly QueuedMessage[]) => enqueue(stored, fresh, 1);
export const openStore = (disk: StorageAdapter = createIndexedDbAdapter()) =>
  createMessageStore(disk, tombstones);
/** The messages that another page without tombstones reads. */
export const onDisk = async (): Promise<readonly QueuedMessage[]> =>
  createMessageStore(createIndexedDbAdapter(), new Set()).all();

/** A store that holds the message "a", and its disk. */
export async function keptOnDisk() {
  const disk = failingAdapter();
  const store = openStore(disk);
  await store.enqueue(keep(message("a")));
  return { disk, store };
}

/** An outbox on this store, in a page that is alone; nothing happens by itself. */
export const outboxOn = (store: MessageStore, own: Partial<Platform> = {}) =>
  createOutbox({
    store,
    now: () => 1,
    online: () => true,
    unique: () => "a",
    withLock: (work) => work(true, true),
    send: () => Promise.resolve({ is: "offline" }),
    sleep: () => Promise.resolve(),
    alarm: () => () => undefined,
    changed: () => undefined,
    ...own,
  });
