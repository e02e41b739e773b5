/** What Keystatic keeps of a form that is not saved yet: its files, in the browser's database. */

export interface Draft {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly savedAt: Date;
}

/** The draft under a key of Keystatic's, if the form differs from what is saved. */
export async function draftAt(key: readonly string[]): Promise<Draft | undefined> {
  if (key.length === 0) return undefined;
  const database = await open();
  try {
    return await new Promise((done, failed) => {
      const request = database
        .transaction("items")
        .objectStore("items")
        .get([...key]);
      request.addEventListener("success", () => done(request.result as Draft | undefined));
      request.addEventListener("error", () => failed(request.error ?? new Error("no draft")));
    });
  } finally {
    database.close();
  }
}

/** Opens the database; whoever comes first, Keystatic or this, makes its one store. */
function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open("keystatic");
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore("items"));
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => failed(request.error ?? new Error("no database")));
  });
}
