import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

const summarySchema = v.object({
  id: v.string(),
  received: v.pipe(v.string(), v.isoTimestamp()),
  template_id: v.string(),
  template_params: v.record(v.string(), v.unknown()),
  subject: v.string(),
  to: v.string(),
  replyTo: v.string(),
  text: v.string(),
});

const messageSchema = v.object({
  ...summarySchema.entries,
  form: v.string(),
  fromName: v.string(),
  html: v.string(),
  /** The MIME message. */
  source: v.string(),
  /** The SMTP server it was also sent to. */
  relayedTo: v.nullable(v.string()),
});

/** A message in the list of `GET /_mail/api/messages`. */
export type MessageSummary = v.InferOutput<typeof summarySchema>;

export type Message = v.InferOutput<typeof messageSchema>;

/** The messages, each stored in a JSON file. */
export type Inbox = ReturnType<typeof openInbox>;

/** Opens the inbox in `directory` with its existing messages. Creates the directory if missing. */
export function openInbox(directory: string) {
  mkdirSync(directory, { recursive: true });
  let messages: readonly Message[] = readMessages(directory);
  const path = (id: string) => join(directory, `${id}.json`);
  return {
    /** All messages, newest first. */
    list: () => messages,
    find: (id: string) => messages.find((message) => message.id === id),
    /** Stores a message and returns its id. */
    async add(message: Omit<Message, "id">) {
      const id = randomUUID();
      const stored = { ...message, id };
      // Rename when complete, so that a crash leaves no half-written message.
      await writeFile(`${path(id)}.part`, JSON.stringify(stored, undefined, 2));
      await rename(`${path(id)}.part`, path(id));
      messages = [stored, ...messages];
      return id;
    },
    async clear() {
      const cleared = messages;
      messages = [];
      await Promise.all(cleared.map(({ id }) => rm(path(id), { force: true })));
    },
  };
}

/** The part of a message that the API lists. */
export function summaryOf(message: Message): MessageSummary {
  return v.parse(summarySchema, message);
}

/** The messages in a directory, newest first. Skips files that are not messages. */
function readMessages(directory: string): Message[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      try {
        const message = v.parse(messageSchema, JSON.parse(readFileSync(join(directory, file), "utf8")));
        return file === `${message.id}.json` ? [message] : [];
      } catch {
        return [];
      }
    })
    .toSorted((a, b) => b.received.localeCompare(a.received));
}
