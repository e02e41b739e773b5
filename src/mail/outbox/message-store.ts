import { messagesIn, type QueuedMessage } from "./queued-message.ts";
import type { Enqueued } from "./rules.ts";

/**
 * Reads all records, which can have any content, and writes the change that `work` returns in the same transaction.
 * Resolves with the records once it is committed; rejects if the disk is full, blocked or slow, which it may be
 * anytime.
 */
export type Disk = (
  work?: (records: readonly unknown[]) => Change | undefined,
) => Promise<readonly unknown[]>;

/** One message stored under its id, or erased. */
type Change = { readonly put: QueuedMessage } | { readonly erase: string };

type Messages = readonly QueuedMessage[];
type MaybeMessage = QueuedMessage | undefined;

/** The messages: on the disk or, where it did not take them, in a form of this page. */
export type MessageStore = ReturnType<typeof createMessageStore>;

/** Keeps messages on a disk; falls back to memory when a write fails. */
export function createMessageStore(disk: Disk) {
  /** Messages, or what became of them, that the disk did not take from this page; it may have an earlier state. */
  const inMemory = new Map<string, QueuedMessage>();

  /** Passes the messages to `decide` and stores the one it returns, in one transaction. Never rejects. */
  async function enqueue(decide: (messages: Messages) => Enqueued): Promise<Enqueued> {
    let enqueued = decide([...inMemory.values()]);
    try {
      await disk((records) => {
        enqueued = decide(merged(messagesIn(records)));
        return enqueued.message.isInForm ? undefined : { put: enqueued.message };
      });
      remember(enqueued.message.id, enqueued.message.isInForm ? enqueued.message : undefined);
    } catch {
      const { message, isDuplicate } = decide([...inMemory.values()]);
      enqueued = { message: isDuplicate ? message : { ...message, isInForm: true }, isDuplicate };
      remember(message.id, enqueued.message);
    }
    return enqueued;
  }

  /**
   * Replaces a message; `undefined` erases it. Returns the new one, or undefined if there is none. If the disk does not
   * take it, the message in memory is changed, or `fallback`; rejects without either.
   */
  async function change(
    id: string,
    to: (message: QueuedMessage) => MaybeMessage,
    fallback?: () => QueuedMessage,
  ): Promise<MaybeMessage> {
    let after: MaybeMessage;
    try {
      await disk((records) => {
        const before = merged(messagesIn(records)).find((message) => message.id === id);
        after = before && to(before);
        const isUnchanged = after === before && !inMemory.has(id);
        // What is only in the form stays there until it has ended.
        if (isUnchanged || after?.isInForm) return undefined;
        return after ? { put: after } : { erase: id };
      });
      remember(id, after?.isInForm ? after : undefined);
    } catch (error) {
      const before = inMemory.get(id) ?? fallback?.();
      if (!before) throw error;
      after = to(before);
      remember(id, after);
      if (!after?.params) await disk(() => ({ erase: id })).catch(() => undefined);
    }
    return after;
  }

  /** Keeps a message in memory that the disk does not have; `undefined` if it has. */
  function remember(id: string, message: MaybeMessage): void {
    if (message) inMemory.set(id, message);
    else inMemory.delete(id);
  }

  /** All messages; without `isComplete`, the disk's cannot be read. */
  async function all(): Promise<{ readonly messages: Messages; readonly isComplete: boolean }> {
    try {
      return { messages: merged(messagesIn(await disk())), isComplete: true };
    } catch {
      return { messages: [...inMemory.values()], isComplete: false };
    }
  }

  /** The messages on the disk, each replaced by the one in memory, unless another page knows of a later attempt. */
  function merged(stored: Messages): Messages {
    for (const [id, message] of inMemory) {
      const onDisk = stored.find((one) => one.id === id);
      // Another page knows of a later attempt, or has erased it; this page itself erases what was sent.
      const isErased = !onDisk && !message.isInForm && message.state !== "sent";
      if (isErased || onDisk?.state === "sent" || (onDisk?.tries.length ?? 0) > message.tries.length)
        inMemory.delete(id);
    }
    return [...stored.filter(({ id }) => !inMemory.has(id)), ...inMemory.values()];
  }

  /** Whether this page has sent the message, and the disk did not take that: other pages would send it again. */
  const isSentButNotOnDisk = (id: string): boolean => inMemory.get(id)?.state === "sent";

  return { enqueue, change, all, isSentButNotOnDisk };
}
