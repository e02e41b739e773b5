/**
 * The files of the content as Sveltia CMS has them: those of the folder on this computer, or those it has fetched from
 * the repository. It keeps the folder's handle and the fetched files in IndexedDB, in a database named after the
 * repository.
 */

/** The texts of the content's files by path, such as `content/hours.yaml`; pictures are listed with an empty text. */
export async function storedFiles(database: string, folder: string): Promise<Map<string, string>> {
  const root = await handleOf(database);
  const found = root ? await filesOnDisk(root, folder) : await fetchedFiles(database);
  return new Map([...found].filter(([path]) => path.startsWith(`${folder}/`)));
}

/** The handle of the folder that this visitor works in; undefined when working in the repository. */
async function handleOf(database: string): Promise<FileSystemDirectoryHandle | undefined> {
  const user = localStorage.getItem("sveltia-cms.user");
  if (user === null || (JSON.parse(user) as { backendName?: string }).backendName !== "local")
    return undefined;
  return (await valuesIn(database, "file-system-handles")).get("root_dir_handle") as
    FileSystemDirectoryHandle | undefined;
}

async function fetchedFiles(database: string): Promise<[string, string][]> {
  const files = (await valuesIn(database, "file-cache")) as Map<string, { readonly text?: string }>;
  return [...files].map(([path, { text = "" }]) => [path, text]);
}

async function filesOnDisk(root: FileSystemDirectoryHandle, folder: string): Promise<[string, string][]> {
  let from = root;
  for (const name of folder.split("/")) from = await from.getDirectoryHandle(name);
  return filesBelow(from, folder);
}

async function filesBelow(folder: FileSystemDirectoryHandle, path: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const [name, handle] of folder.entries()) {
    const inside = `${path}/${name}`;
    if (handle.kind === "directory") found.push(...(await filesBelow(handle, inside)));
    else found.push([inside, /\.(?:yaml|md)$/u.test(name) ? await (await handle.getFile()).text() : ""]);
  }
  return found;
}

/** The values of a store in IndexedDB by key; none where it does not exist. */
async function valuesIn(database: string, store: string): Promise<Map<string, unknown>> {
  const opened = await done(indexedDB.open(database));
  try {
    if (!opened.objectStoreNames.contains(store)) return new Map();
    const objects = opened.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([done(objects.getAllKeys()), done(objects.getAll())]);
    return new Map(keys.map((key, index) => [String(key), values[index] as unknown]));
  } finally {
    opened.close();
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB failed")));
  });
}
