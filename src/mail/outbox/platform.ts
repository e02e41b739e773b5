import type { SendResult } from "../send-result.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { MessageStore } from "./message-store.ts";

/** A disk that may be full, blocked or slow at any time: then the promises reject. Records can have any content. */
export interface Disk {
  read(): Promise<readonly unknown[]>;
  /** Reads, calls `work` and writes its change in one transaction. Resolves once it is committed. */
  update(work: (records: readonly unknown[]) => Change | undefined): Promise<void>;
}

/** One message stored under its id, or erased. */
export type Change = { readonly put: QueuedMessage } | { readonly erase: string };

/** Everything that the outbox needs from the browser. The simulation has its own implementation. */
export interface Platform {
  readonly store: MessageStore;
  /**
   * Runs the work while no other tab does. `hasLock` is false if the browser has no locks: then another tab may be
   * working too.
   */
  withLock(work: (hasLock: boolean) => Promise<void>): Promise<void>;
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
  /** Receives the messages whenever they are read or changed; without `isComplete`, the disk's could not be read. */
  changed(messages: readonly QueuedMessage[], isComplete: boolean): void;
}
