/** What a tab keeps until it closes, where the browser has a place for it. */

/** Returns false if the storage is blocked or full: what is typed stays in the page only. */
export function write(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns null if there is nothing, or the storage is blocked. */
export function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
