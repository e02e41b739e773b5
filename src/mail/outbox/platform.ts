import type { SendResult } from "../send-result.ts";
import type { QueuedMessage } from "./queued-message.ts";

/** Where the messages are stored. Every call is atomic and resolves once it is committed. */
export interface MessageStore {
  /** Passes what is stored to `decide` and stores the message it returns, in one transaction. */
  enqueue(
    decide: (stored: readonly QueuedMessage[]) => Enqueued,
  ): Promise<Enqueued & { readonly stored: "disk" | "memory" }>;
  all(): Promise<readonly QueuedMessage[]>;
  /** Replaces the current message; `undefined` erases it. Returns what is stored now, if anything. */
  change(
    id: string,
    to: (message: QueuedMessage) => QueuedMessage | undefined,
  ): Promise<QueuedMessage | undefined>;
  /** Deletes the database if it is empty; returns whether there is nothing left to do. */
  deleteIfEmpty(): Promise<boolean>;
  /** From now on, another tab may change what this one has read. */
  markStale(): void;
  /** Whether another tab may have sent or erased this message: it is on the disk, which cannot be read. */
  isStale(id: string): boolean;
}

/**
 * A disk that may be full, blocked, or gone at any time: then the promises reject, and nothing has changed. Its records
 * may be anything.
 */
export interface StorageAdapter {
  read(): Promise<readonly unknown[]>;
  /** Reads, calls `work`, writes its change: one transaction, resolved once it is committed. */
  update(work: (records: readonly unknown[]) => Change | undefined): Promise<void>;
  deleteIfEmpty(): Promise<boolean>;
}

/** One message stored under its id, or a record erased. */
export type Change = { readonly put: QueuedMessage } | { readonly erase: IDBValidKey };

export interface Enqueued {
  readonly message: QueuedMessage;
  readonly duplicate: boolean;
}

/** All that the outbox uses of the browser; the simulation has its own. */
export interface Platform {
  readonly store: MessageStore;
  /**
   * Runs the work while no other tab does. `hasLock` is false where the browser has no locks: then another tab may be at
   * work too. `wasFree` is true if no other tab had the lock when it was requested.
   */
  withLock(work: (hasLock: boolean, wasFree: boolean) => Promise<void>): Promise<void>;
  send(message: QueuedMessage): Promise<SendResult>;
  /** ms since 1970; may jump. */
  now(): number;
  /** A text that no other call returns, on any page. */
  unique(): string;
  online(): boolean;
  /** Resolves after so many ms, whatever the clock says. */
  sleep(ms: number): Promise<void>;
  /** Calls back once after so many ms; returns a function that cancels it. */
  alarm(ms: number, callback: () => void): () => void;
  /** Receives what is stored, whenever it was read or changed. */
  changed(messages: readonly QueuedMessage[]): void;
}
