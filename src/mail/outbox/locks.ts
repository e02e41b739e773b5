/**
 * Runs the work under a lock that all pages of the site share. Where the browser has no locks, refuses them as
 * those do that block storage, or gives none for a minute since a page that holds it was put to sleep, it runs
 * without: `held` says which.
 */
export async function locked<T>(
  name: string,
  mode: LockMode,
  work: (held: boolean) => Promise<T>,
): Promise<T> {
  let begun = false;
  try {
    return await navigator.locks.request(name, { mode, signal: AbortSignal.timeout(PATIENCE) }, () => {
      begun = true;
      return work(true);
    });
  } catch (error) {
    if (begun) throw error;
    return work(false);
  }
}

const PATIENCE = 60_000;
