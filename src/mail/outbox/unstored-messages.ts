import type { QueuedMessage } from "./queued-message.ts";

type Messages = readonly QueuedMessage[];

/**
 * What this page knows better than the disk, which did not take it: messages that are only in their form, and what
 * became of others. Why a page needs it that has lost its disk: docs/outbox.md, "A disk that stops taking writes".
 */
export function createUnstoredMessages() {
  const unstored = new Map<string, QueuedMessage>();

  /** Forgets what another page has stored since: a later attempt, the delivery, or that it is erased. */
  function forgetWhatIsStored(onDisk: Messages): void {
    for (const [id, message] of unstored) {
      const stored = onDisk.find((one) => one.id === id);
      // This page itself erases what was sent.
      const isErased = !stored && !message.isInForm && message.state !== "sent";
      const isBehind = stored?.state === "sent" || (stored?.tries.length ?? 0) > message.tries.length;
      if (isErased || isBehind) unstored.delete(id);
    }
  }

  return {
    all: (): Messages => [...unstored.values()],
    find: (id: string): QueuedMessage | undefined => unstored.get(id),

    /** Keeps a message that the disk does not have; `undefined` if it has. */
    keep(id: string, message: QueuedMessage | undefined): void {
      if (message) unstored.set(id, message);
      else unstored.delete(id);
    },

    /** All messages: those on the disk, each replaced by what this page knows better. */
    over(onDisk: Messages): Messages {
      forgetWhatIsStored(onDisk);
      return [...onDisk.filter(({ id }) => !unstored.has(id)), ...unstored.values()];
    },

    /** Whether this page has sent the message, and the disk did not take that: other pages would send it again. */
    isSent: (id: string): boolean => unstored.get(id)?.state === "sent",
  };
}
