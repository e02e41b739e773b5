import type { Change, Enqueued, MessageStore, StorageAdapter } from "./platform.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { asMessage } from "./record.ts";
import { TIMED_OUT } from "./storage-timeout.ts";
import type { Tombstones } from "./tombstones.ts";

type Messages = readonly QueuedMessage[];
type MaybeMessage = QueuedMessage | undefined;

interface InMemory {
  /** `undefined` if it was erased. */
  readonly message: MaybeMessage;
  /** The older state that the disk has, if any. */
  readonly onDisk: MaybeMessage;
}

interface PageStore extends MessageStore {
  /** The ids of messages that would be lost when the page is closed. */
  volatile(): ReadonlySet<string>;
  /** The records that this version cannot read, by key. They stay until the visitor deletes them. */
  unreadable(): ReadonlyMap<IDBValidKey, unknown>;
  /** Erases an unreadable record, now or as soon as the disk allows. */
  discard(key: IDBValidKey): Promise<void>;
}

/**
 * Stores messages on the disk. Messages that cannot be written stay in this page's memory, take precedence over the
 * disk, and are written at the next opportunity. Until then, tombstones mark messages that are sent or erased for other
 * pages. Never rejects.
 */
export function createMessageStore(disk: StorageAdapter, tombstones: Tombstones): PageStore {
  const memory = new Map<string, InMemory>();
  let lastRead: Messages = [];
  let unreadable: ReadonlyMap<IDBValidKey, unknown> = new Map();
  const discarded = new Set<IDBValidKey>();
  let isFresh = false;
  /** The records that a timed-out write may have changed since the last read. */
  const uncertain = new Set<IDBValidKey>();

  function read(records: readonly unknown[]): Messages {
    const messages = records.map(asMessage);
    uncertain.clear();
    const rest = records.filter((_record, index) => !messages[index]) as { id: IDBValidKey }[];
    unreadable = new Map(rest.filter(({ id }) => !discarded.has(id)).map((record) => [record.id, record]));
    return (lastRead = messages.filter((message) => message !== undefined));
  }

  /**
   * The messages on the disk, overridden by those in memory, except where another page has attempted, sent or erased a
   * message since.
   */
  function view(onDisk: Messages): Messages {
    const merged = new Map(onDisk.map((message) => [message.id, message]));
    for (const id of merged.keys()) if (tombstones.has(id)) merged.delete(id);
    for (const [id, mine] of memory) {
      const there = merged.get(id);
      const isOverElsewhere = tombstones.has(id) || there?.state === "sent" || (mine.onDisk && !there);
      const isAhead = there && there.tries.length > (mine.onDisk?.tries.length ?? 0);
      if ((isOverElsewhere || isAhead) && !isOver(mine.message)) continue;
      if (mine.message) merged.set(id, mine.message);
      else merged.delete(id);
    }
    return [...merged.values()];
  }

  function remember(id: string, message: MaybeMessage): void {
    const there = lastRead.find((one) => one.id === id);
    if (message === there) memory.delete(id);
    else memory.set(id, { message, onDisk: there });
    if (isOver(message) && (there ? !isOver(there) : uncertain.has(id))) tombstones.add(id);
  }

  /**
   * Called when the disk has what memory had. The tombstone of another page stays: a third one, whose write timed out,
   * may have the message in memory.
   */
  function written(id: string): void {
    if (memory.delete(id)) tombstones.delete(id);
  }

  /** Runs one transaction; afterward, `lastRead` is what is on the disk. */
  async function update(work: (stored: Messages) => Change | undefined): Promise<void> {
    let after: Messages | undefined;
    let id: IDBValidKey = "";
    try {
      await disk.update((records) => {
        after = read(records);
        const done = work(after);
        if (!done) return undefined;
        id = "put" in done ? done.put.id : done.erase;
        uncertain.add(id);
        after = after.filter((message) => message.id !== id);
        if ("put" in done) after = [...after, done.put];
        return done;
      });
      lastRead = after ?? lastRead;
      uncertain.delete(id);
    } catch (error) {
      if ((error as Error).name !== TIMED_OUT) uncertain.delete(id);
      throw error;
    }
  }

  async function change(id: string, to: (message: QueuedMessage) => MaybeMessage): Promise<MaybeMessage> {
    let changed: { message: MaybeMessage } | undefined;
    const erase = (stored: Messages): Change | undefined =>
      stored.some((message) => message.id === id) ? { erase: id } : undefined;
    try {
      await update((stored) => {
        const before = view(stored).find((message) => message.id === id);
        const after = before && to(before);
        changed = { message: after };
        if (after) return stored.includes(after) ? undefined : { put: after };
        return erase(stored);
      });
      written(id);
    } catch {
      const before = view(lastRead).find((message) => message.id === id);
      changed ??= { message: before && to(before) };
      // The tombstone stays: a page whose write timed out may have the message in memory.
      remember(id, changed.message);
      // A full disk can still erase, so that no text stays.
      if (changed.message?.state === "sent") await update(erase).catch(() => undefined);
    }
    return changed?.message;
  }

  async function discard(key: IDBValidKey): Promise<void> {
    discarded.add(key);
    await disk
      .update(() => ({ erase: key }))
      .then(
        () => discarded.delete(key),
        () => false,
      );
  }

  return {
    change,
    discard,

    async enqueue(decide) {
      let enqueued: Enqueued | undefined;
      let stored: "disk" | "memory" = "disk";
      try {
        await update((onDisk) => {
          enqueued = decide(view(onDisk));
          return { put: enqueued.message };
        });
        isFresh = true;
      } catch {
        stored = "memory";
      }
      enqueued ??= decide(view(lastRead));
      const { message } = enqueued;
      if (stored === "disk") written(message.id);
      else remember(message.id, message);
      return { ...enqueued, stored };
    },

    async all() {
      for (const id of memory.keys()) await change(id, (message) => message);
      for (const key of discarded) await discard(key);
      try {
        read(await disk.read());
        isFresh = true;
      } catch {
        // Fall back to `lastRead`.
      }
      for (const { id } of lastRead)
        if (tombstones.has(id) && !memory.has(id)) await change(id, () => undefined);
      return view(lastRead);
    },

    async deleteIfEmpty() {
      if (memory.size > 0) return false;
      return unreadable.size > 0 || disk.deleteIfEmpty().catch(() => false);
    },

    markStale() {
      isFresh = false;
    },

    isStale(id) {
      const mine = memory.get(id);
      return !isFresh && !mine?.message?.forced && (uncertain.has(id) || !mine || mine.onDisk !== undefined);
    },

    volatile() {
      const lost = [...memory].filter(([, { onDisk, message }]) => !onDisk && !isOver(message));
      return new Set(lost.map(([id]) => id));
    },

    unreadable() {
      return unreadable;
    },
  };
}

function isOver(message: MaybeMessage): boolean {
  return !message || message.state === "sent";
}
