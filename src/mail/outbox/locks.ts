/**
 * Runs the work under a lock that all pages of the site share. Where the browser has no locks, refuses them as
 * those do that block storage, or gives none for a minute since a page that holds it was put to sleep, it runs
 * without: `held` says which. `atOnce` says that nobody else had it when it was asked for.
 */
export async function locked<T>(
  name: string,
  mode: LockMode,
  work: (held: boolean, atOnce: boolean) => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined;
  const ask = async (options: LockOptions, atOnce: boolean): Promise<void> =>
    navigator.locks.request(name, { mode, ...options }, async (lock) => {
      if (lock) await (running = work(true, atOnce));
    });
  try {
    await ask({ ifAvailable: true }, true);
    if (!running) await ask({ signal: AbortSignal.timeout(PATIENCE) }, false);
  } catch {
    running ??= work(false, false);
  }
  return running as Promise<T>;
}

const PATIENCE = 60_000;
