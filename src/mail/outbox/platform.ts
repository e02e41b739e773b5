import type { SendResult } from "../send.ts";
import type { MessageStore } from "./message-store.ts";
import type { QueuedMessage } from "./queued-message.ts";

/** Everything that the outbox needs from the browser. The simulation has its own implementation. */
export interface Platform {
  readonly store: MessageStore;
  /** Runs the work while no other tab does. */
  withLock(work: () => Promise<void>): Promise<void>;
  send(message: QueuedMessage): Promise<SendResult>;
  /** In ms since 1970; may jump. */
  now(): number;
  /** A unique text; no other call returns it on any page. */
  unique(): string;
  online(): boolean;
  /** Calls back once after this many ms, regardless of clock changes. Returns a function that cancels it. */
  alarm(ms: number, callback: () => void): () => void;
  /**
   * Lets the other pages know that messages have changed, and which one was sent or deleted; they call
   * `onAnnouncement`.
   */
  announce(ended?: QueuedMessage): void;
}
