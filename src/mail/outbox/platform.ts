import type { SendResult } from "../send-result.ts";
import type { QueuedMessage } from "./queued-message.ts";

/** Stores the messages. Every call is atomic and resolves once it is committed. */
export interface MessageStore {
  /** Passes the stored messages to `decide` and stores the message it returns, in one transaction. */
  enqueue(
    decide: (stored: readonly QueuedMessage[]) => Enqueued,
  ): Promise<Enqueued & { readonly stored: "disk" | "memory" }>;
  all(): Promise<readonly QueuedMessage[]>;
  /** Replaces the current message; `undefined` erases it. Returns the stored message, if any. */
  change(
    id: string,
    to: (message: QueuedMessage) => QueuedMessage | undefined,
  ): Promise<QueuedMessage | undefined>;
  /** Deletes the database if it is empty; returns whether there is nothing left to do. */
  deleteIfEmpty(): Promise<boolean>;
  /** Call when another tab may change what this one has read. */
  markStale(): void;
  /**
   * Whether another tab may have sent or erased this message: it is on the disk, which cannot be read, and the visitor
   * of this tab has not asked for it since.
   */
  isStale(id: string): boolean;
}

/**
 * A disk that may become full, blocked or unavailable at any time: then the promises reject and nothing has changed.
 * Records can have any content.
 */
export interface StorageAdapter {
  read(): Promise<readonly unknown[]>;
  /** Reads, calls `work` and writes its change in one transaction. Resolves once it is committed. */
  update(work: (records: readonly unknown[]) => Change | undefined): Promise<void>;
  deleteIfEmpty(): Promise<boolean>;
}

/** One message stored under its id, or a record erased. */
export type Change = { readonly put: QueuedMessage } | { readonly erase: IDBValidKey };

export interface Enqueued {
  readonly message: QueuedMessage;
  readonly duplicate: boolean;
}

/** Everything that the outbox needs from the browser. The simulation has its own implementation. */
export interface Platform {
  readonly store: MessageStore;
  /**
   * Runs the work while no other tab does. `hasLock` is false if the browser has no locks: then another tab may be
   * working too. `wasFree` is true if no other tab had the lock when it was requested.
   */
  withLock(work: (hasLock: boolean, wasFree: boolean) => Promise<void>): Promise<void>;
  send(message: QueuedMessage): Promise<SendResult>;
  /** In ms since 1970; may jump. */
  now(): number;
  /** A unique text; no other call returns it on any page. */
  unique(): string;
  online(): boolean;
  /** Resolves after this many ms, regardless of clock changes. */
  sleep(ms: number): Promise<void>;
  /** Calls back once after this many ms. Returns a function that cancels it. */
  alarm(ms: number, callback: () => void): () => void;
  /** Receives the stored messages whenever they are read or changed. */
  changed(messages: readonly QueuedMessage[]): void;
}
