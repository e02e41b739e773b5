import { LOCK_TIMEOUT } from "../timing.ts";

/**
 * Runs the work under a lock shared by all pages of the site, or without it if the browser has no locks, denies it, or
 * does not grant it within a minute, because the page that has it is asleep.
 */
export async function locked(name: string, work: () => Promise<void>): Promise<void> {
  let running: Promise<void> | undefined;
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, async () => {
      await (running = work());
    });
  } catch {
    running ??= work();
  }
  return running;
}
