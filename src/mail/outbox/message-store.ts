import { FORMAT, type QueuedMessage } from "./queued-message.ts";
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
  const held = new Map<string, QueuedMessage>();

  /** Passes the messages to `decide` and stores the one it returns, in one transaction. Never rejects. */
  async function enqueue(decide: (messages: Messages) => Enqueued): Promise<Enqueued> {
    let enqueued = decide([...held.values()]);
    try {
      await disk((records) => {
        enqueued = decide(merged(ours(records)));
        return enqueued.message.isInForm ? undefined : { put: enqueued.message };
      });
      hold(enqueued.message.id, enqueued.message.isInForm ? enqueued.message : undefined);
    } catch {
      const { message, isDuplicate } = decide([...held.values()]);
      enqueued = { message: isDuplicate ? message : { ...message, isInForm: true }, isDuplicate };
      hold(message.id, enqueued.message);
    }
    return enqueued;
  }

  /**
   * Replaces a message; `undefined` erases it. Returns the new one, or undefined if there is none. If the disk does not
   * take it, this page goes on with what it knows of the message by then; without that, it rejects.
   */
  async function change(
    id: string,
    to: (message: QueuedMessage) => MaybeMessage,
    known?: () => QueuedMessage,
  ): Promise<MaybeMessage> {
    let after: MaybeMessage;
    try {
      await disk((records) => {
        const before = merged(ours(records)).find((message) => message.id === id);
        after = before && to(before);
        const isUnchanged = after === before && !held.has(id);
        // What is only in the form stays there until it has ended.
        if (isUnchanged || after?.isInForm) return undefined;
        return after ? { put: after } : { erase: id };
      });
      hold(id, after?.isInForm ? after : undefined);
    } catch (error) {
      const mine = held.get(id) ?? known?.();
      if (!mine) throw error;
      after = to(mine);
      hold(id, after);
      if (!after?.params) await disk(() => ({ erase: id })).catch(() => undefined);
    }
    return after;
  }

  /** Keeps a message that the disk does not have; `undefined` if it has. */
  function hold(id: string, message: MaybeMessage): void {
    if (message) held.set(id, message);
    else held.delete(id);
  }

  /** All messages; without `isComplete`, the disk's cannot be read. */
  async function all(): Promise<{ readonly messages: Messages; readonly isComplete: boolean }> {
    try {
      return { messages: merged(ours(await disk())), isComplete: true };
    } catch {
      return { messages: [...held.values()], isComplete: false };
    }
  }

  /** The stored messages, and those held, unless another page knows of a later attempt. */
  function merged(stored: Messages): Messages {
    for (const [id, mine] of held) {
      const theirs = stored.find((message) => message.id === id);
      // Another page knows of a later attempt, or has erased it; this page itself erases what was sent.
      const isErased = !theirs && !mine.isInForm && mine.state !== "sent";
      if (isErased || theirs?.state === "sent" || (theirs?.tries.length ?? 0) > mine.tries.length)
        held.delete(id);
    }
    return [...stored.filter(({ id }) => !held.has(id)), ...held.values()];
  }

  /** Whether this page has sent the message, and the disk has not noted it: other pages would send it again. */
  const isSentUnnoted = (id: string): boolean => held.get(id)?.state === "sent";

  return { enqueue, change, all, isSentUnnoted };
}

/** The records that this version wrote. */
function ours(records: readonly unknown[]): Messages {
  return (records as readonly Partial<QueuedMessage>[]).filter(
    (record): record is QueuedMessage => record?.format === FORMAT,
  );
}
