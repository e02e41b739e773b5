/** Keystatic's draft of an unsaved form, in IndexedDB. */

export interface Draft {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly savedAt: Date;
}

/** The draft under one of Keystatic's keys, if it differs from the saved form. */
export async function draftAt(key: readonly string[]): Promise<Draft | undefined> {
  if (key.length === 0) return undefined;
  const opening = indexedDB.open("keystatic");
  // Keystatic may not have created the store yet.
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
