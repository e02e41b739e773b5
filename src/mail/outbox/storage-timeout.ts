import type { Platform, StorageAdapter } from "./platform.ts";

/** Storage that may never respond. The signal is aborted after the timeout. */
export interface AbortableAdapter {
  read(signal: AbortSignal): ReturnType<StorageAdapter["read"]>;
  update(work: Parameters<StorageAdapter["update"]>[0], signal: AbortSignal): Promise<void>;
  /** Calls `blocked` while waiting for another tab that may never close the database. */
  deleteIfEmpty(signal: AbortSignal, blocked: () => void): Promise<boolean>;
}

/** The name of the error that means it is unknown whether the change was made. */
export const TIMED_OUT = "TimeoutError";
/** In ms, like all times here. */
export const STORAGE_TIMEOUT = 4000;
/** The last part of that time, which has its own timer. */
const GRACE = 1000;
const COOL_DOWN = 10_000;

/**
 * Runs one use at a time, so that each begins with what the one before found or changed. Aborts and rejects every use
 * that takes too long. Until it is aborted, and for a few seconds longer, all other uses fail at once, because they
 * would queue behind it.
 */
export function withTimeout(adapter: AbortableAdapter, alarm: Platform["alarm"]): StorageAdapter {
  let hanging = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(use: (signal: AbortSignal, giveUp: () => void) => Promise<T>): Promise<T> {
    const next = (): Promise<T> => inTime(use);
    const turn = last.then(next, next);
    last = turn;
    return turn;
  }

  function inTime<T>(use: (signal: AbortSignal, giveUp: () => void) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (hanging > 0) throw new Error("stuck");
      const abort = new AbortController();
      const giveUp = (): void => {
        if (abort.signal.aborted) return;
        hanging += 1;
        abort.abort();
        reject(new DOMException("no answer", TIMED_OUT));
      };
      // After sleep or behind a dialog, the first timer is long overdue; the second one gives the disk time to respond.
      let cancel = alarm(STORAGE_TIMEOUT - GRACE, () => (cancel = alarm(GRACE, giveUp)));
      use(abort.signal, giveUp)
        .then(resolve, reject)
        .finally(() => {
          cancel();
          if (abort.signal.aborted) alarm(COOL_DOWN, () => (hanging -= 1));
        });
    });
  }

  return {
    read: () => inTurn((signal) => adapter.read(signal)),
    update: (work) => inTurn((signal) => adapter.update(work, signal)),
    deleteIfEmpty: () => inTurn((signal, giveUp) => adapter.deleteIfEmpty(signal, giveUp)),
  };
}
