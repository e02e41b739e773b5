import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { storedSchema, type StoredMessage } from "./message.ts";

/** E-mails on disk: an `.eml` file and a `.json` file each, newest first in memory. */
export type MailboxStore = {
  /** Every e-mail, newest first. */
  list(): readonly StoredMessage[];
  /** One e-mail; `undefined` for an id that is not there, whatever the id looks like. */
  find(id: string): StoredMessage | undefined;
  /** The raw message of one e-mail. */
  raw(id: string): Promise<Buffer | undefined>;
  /** Keeps an e-mail and returns it with its new id. It is on disk when the promise resolves. */
  add(message: Omit<StoredMessage, "id">, raw: Uint8Array): Promise<StoredMessage>;
  /** Removes every e-mail that is there now, from memory at once and then from disk. */
  clear(): Promise<void>;
};

/** Opens the mailbox in `directory` (made if missing) with the e-mails it already holds. */
export function openMailbox(directory: string): MailboxStore {
  mkdirSync(directory, { recursive: true });
  const messages = new Map<string, StoredMessage>();
  for (const message of readAll(directory)) messages.set(message.id, message);
  let count = messages.size;

  const path = (id: string, kind: "eml" | "json") => join(directory, `${id}.${kind}`);
  const newId = (received: string) => {
    const order = String(count++ % 100_000).padStart(5, "0");
    return `${received.replace(/[^0-9]/g, "")}-${order}-${randomBytes(4).toString("hex")}`;
  };

  return {
    list: () => [...messages.values()].toReversed(),
    find: (id) => messages.get(id),
    async raw(id) {
      const message = messages.get(id);
      if (message === undefined) return undefined;
      try {
        return await readFile(path(message.id, "eml"));
      } catch {
        return undefined;
      }
    },
    async add(message, raw) {
      const stored: StoredMessage = { ...message, id: newId(message.received) };
      await writeWhole(path(stored.id, "eml"), raw);
      // Last, because an e-mail is there when its .json is.
      await writeWhole(path(stored.id, "json"), JSON.stringify(stored, undefined, 2));
      messages.set(stored.id, stored);
      return stored;
    },
    async clear() {
      const ids = [...messages.keys()];
      messages.clear();
      await Promise.all(
        ids.flatMap((id) => [rm(path(id, "json"), { force: true }), rm(path(id, "eml"), { force: true })]),
      );
    },
  };
}

/** Oldest first. A file that is not an e-mail of ours is passed over. */
function readAll(directory: string): StoredMessage[] {
  const found: StoredMessage[] = [];
  for (const file of readdirSync(directory)) {
    if (!file.endsWith(".json")) continue;
    const message = readOne(join(directory, file));
    const isWhole = message !== undefined && file === `${message.id}.json`;
    if (isWhole && existsSync(join(directory, `${message.id}.eml`))) found.push(message);
  }
  return found.sort((a, b) => a.received.localeCompare(b.received) || a.id.localeCompare(b.id));
}

function readOne(path: string): StoredMessage | undefined {
  try {
    const result = v.safeParse(storedSchema, JSON.parse(readFileSync(path, "utf8")));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody ever reads half a file: it gets its name when it is complete. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
