import type { SendResult } from "../send-result.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { MessageStore } from "./message-store.ts";

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
