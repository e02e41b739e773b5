/**
 * Runs the work under a lock that all pages of the site share. Where the browser has no locks, or refuses them as
 * those do that block storage, it runs without: `held` says which.
 */
export async function locked<T>(
  name: string,
  mode: LockMode,
  work: (held: boolean) => Promise<T>,
): Promise<T> {
  let begun = false;
  try {
    return await navigator.locks.request(name, { mode }, () => {
      begun = true;
      return work(true);
    });
  } catch (error) {
    if (begun) throw error;
    return work(false);
  }
}
