import { LOCK_TIMEOUT } from "../timing.ts";

/**
 * Runs the work under a lock shared by all pages of the site, or without it (`hasLock` is false) if the browser has no
 * locks, denies it, or does not grant it within a minute.
 */
export async function locked(name: string, work: (hasLock: boolean) => Promise<void>): Promise<void> {
  let running: Promise<void> | undefined;
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, async () => {
      await (running = work(true));
    });
  } catch {
    running ??= work(false);
  }
  return running;
}
