/** Keystatic's draft of a form that is not saved yet, in the browser's database. */

export interface Draft {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly savedAt: Date;
}

/** The draft under one of Keystatic's keys, if the form differs from what is saved. */
export async function draftAt(key: readonly string[]): Promise<Draft | undefined> {
  if (key.length === 0) return undefined;
  const opening = indexedDB.open("keystatic");
  // Whichever comes first, Keystatic or this, creates the store.
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("items"));
  const database = await settled(opening);
  try {
    const items = database.transaction("items").objectStore("items");
    return await settled<Draft | undefined>(items.get([...key]));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no answer")));
  });
}
