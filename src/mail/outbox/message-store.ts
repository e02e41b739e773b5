import { FORMAT, type QueuedMessage } from "./queued-message.ts";
import type { Enqueued } from "./schedule.ts";

/** A disk that may be full, blocked or slow at any time: then the promises reject. Records can have any content. */
export interface Disk {
  read(): Promise<readonly unknown[]>;
  /** Reads, calls `work` and writes its change in one transaction. Resolves once it is committed. */
  update(work: (records: readonly unknown[]) => Change | undefined): Promise<void>;
}

/** One message stored under its id, or erased. */
export type Change = { readonly put: QueuedMessage } | { readonly erase: string };

type Messages = readonly QueuedMessage[];
type MaybeMessage = QueuedMessage | undefined;

/** The messages: on the disk or, where it did not take them, those that a form of this page keeps. */
export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(disk: Disk) {
  /** The messages that this page's forms keep. None of them is on the disk. */
  const unstored = new Map<string, QueuedMessage>();

  /** Passes the messages to `decide` and stores the one it returns, in one transaction. Never rejects. */
  async function enqueue(decide: (messages: Messages) => Enqueued): Promise<Enqueued> {
    try {
      let enqueued: Enqueued | undefined;
      await disk.update((records) => {
        enqueued = decide([...ours(records), ...unstored.values()]);
        return unstored.has(enqueued.message.id) ? undefined : { put: enqueued.message };
      });
      if (enqueued && !unstored.has(enqueued.message.id)) return enqueued;
    } catch {
      // The form keeps it.
    }
    const enqueued = decide([...unstored.values()]);
    const message = { ...enqueued.message, isStored: false };
    unstored.set(message.id, message);
    return { ...enqueued, message };
  }

  /** Replaces a message; `undefined` erases it. Returns the new one. Rejects if the disk does not take it. */
  async function change(id: string, to: (message: QueuedMessage) => MaybeMessage): Promise<MaybeMessage> {
    const mine = unstored.get(id);
    if (mine) {
      const after = to(mine);
      if (after) unstored.set(id, after);
      else unstored.delete(id);
      return after;
    }
    let after: MaybeMessage;
    await disk.update((records) => {
      const before = ours(records).find((message) => message.id === id);
      after = before && to(before);
      if (after === before) return undefined;
      return after ? { put: after } : { erase: id };
    });
    return after;
  }

  /** All messages; without `isComplete`, the disk's cannot be read. */
  async function all(): Promise<{ readonly messages: Messages; readonly isComplete: boolean }> {
    try {
      let onDisk = ours(await disk.read());
      for (const late of onDisk) if (unstored.has(late.id)) onDisk = await settled(late, onDisk);
      return { messages: [...onDisk, ...unstored.values()], isComplete: true };
    } catch {
      return { messages: [...unstored.values()], isComplete: false };
    }
  }

  /** A message that a form keeps turns out to be on the disk, which took too long: now the disk alone has it. */
  async function settled(late: QueuedMessage, onDisk: Messages): Promise<Messages> {
    const mine = unstored.get(late.id);
    const isAhead = mine && mine.tries.length > late.tries.length;
    const known = isAhead ? { ...mine, isStored: true } : late;
    const others = onDisk.filter(({ id }) => id !== late.id);
    if (
      isAhead &&
      !(await disk
        .update((): Change => ({ put: known }))
        .then(
          () => true,
          () => false,
        ))
    )
      return others;
    unstored.delete(late.id);
    return [...others, known];
  }

  return { enqueue, change, all };
}

/** The records that this version wrote. */
function ours(records: readonly unknown[]): Messages {
  return (records as readonly Partial<QueuedMessage>[]).filter(
    (record): record is QueuedMessage => record?.format === FORMAT,
  );
}
