/** A suspended page may hold a lock forever. */
const LOCK_TIMEOUT = 60_000;

/**
 * Runs the work under a lock shared by all pages of the site, or without it (`hasLock` is false) if the browser has no
 * locks, denies it, or does not grant it within a minute. `wasFree` is true if no other page had the lock when it was
 * requested.
 */
export async function locked<T>(
  name: string,
  mode: LockMode,
  work: (hasLock: boolean, wasFree: boolean) => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined;
  const request = async (options: LockOptions, wasFree: boolean): Promise<void> =>
    navigator.locks.request(name, { mode, ...options }, async (lock) => {
      if (lock) await (running = work(true, wasFree));
    });
  try {
    await request({ ifAvailable: true }, true);
    if (!running) await request({ signal: AbortSignal.timeout(LOCK_TIMEOUT) }, false);
  } catch {
    running ??= work(false, false);
  }
  return running as Promise<T>;
}
