import { messagesIn, type QueuedMessage } from "./queued-message.ts";
import type { Enqueued } from "./rules.ts";
import { createUnstoredMessages } from "./unstored-messages.ts";

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

/** Keeps messages on a disk; what it does not take, this page keeps. */
export function createMessageStore(disk: Disk) {
  const unstored = createUnstoredMessages();

  /** Passes the messages to `decide` and stores the one it returns, in one transaction. Never rejects. */
  async function enqueue(decide: (messages: Messages) => Enqueued): Promise<Enqueued> {
    let enqueued = decide(unstored.all());
    try {
      await disk((records) => {
        enqueued = decide(unstored.over(messagesIn(records)));
        return enqueued.message.isInForm ? undefined : { put: enqueued.message };
      });
      unstored.keep(enqueued.message.id, enqueued.message.isInForm ? enqueued.message : undefined);
    } catch {
      const { message, isDuplicate } = decide(unstored.all());
      enqueued = { message: isDuplicate ? message : { ...message, isInForm: true }, isDuplicate };
      unstored.keep(message.id, enqueued.message);
    }
    return enqueued;
  }

  /**
   * Replaces a message; `undefined` erases it. Returns the new one, or undefined if there is none. If the disk does not
   * take it, what this page knows is changed, or `fallback`; rejects without either.
   */
  async function change(
    id: string,
    to: (message: QueuedMessage) => MaybeMessage,
    fallback?: () => QueuedMessage,
  ): Promise<MaybeMessage> {
    let after: MaybeMessage;
    try {
      await disk((records) => {
        const before = unstored.over(messagesIn(records)).find((message) => message.id === id);
        after = before && to(before);
        const isUnchanged = after === before && !unstored.find(id);
        // What is only in the form stays there until it has ended.
        if (isUnchanged || after?.isInForm) return undefined;
        return after ? { put: after } : { erase: id };
      });
      unstored.keep(id, after?.isInForm ? after : undefined);
    } catch (error) {
      const before = unstored.find(id) ?? fallback?.();
      if (!before) throw error;
      after = to(before);
      unstored.keep(id, after);
      if (!after?.params) await disk(() => ({ erase: id })).catch(() => undefined);
    }
    return after;
  }

  /** All messages; without `isComplete`, the disk's cannot be read. */
  async function all(): Promise<{ readonly messages: Messages; readonly isComplete: boolean }> {
    try {
      return { messages: unstored.over(messagesIn(await disk())), isComplete: true };
    } catch {
      return { messages: unstored.all(), isComplete: false };
    }
  }

  return { enqueue, change, all, isSentButNotOnDisk: unstored.isSent };
}
