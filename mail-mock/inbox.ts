/** The received messages, in a file with one line of JSON for each. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const messageSchema = v.strictObject({
  id: v.string(),
  /** ISO 8601. */
  received: v.pipe(v.string(), v.isoTimestamp()),
  template_id: v.string(),
  template_params: v.record(v.string(), v.unknown()),
  subject: v.string(),
  to: v.string(),
  replyTo: v.string(),
  text: v.string(),
});

/** A message in the list of `GET /_mail/api/messages`. */
export type Message = v.InferOutput<typeof messageSchema>;

/** Opens the inbox in a folder, which is created if missing. */
export function openInbox(directory: string) {
  const file = join(directory, "messages.jsonl");
  let messages: readonly Message[] = existsSync(file)
    ? readFileSync(file, "utf8").split("\n").flatMap(messageIn).toReversed()
    : [];
  return {
    /** All messages, newest first. */
    list: () => messages,
    add(message: Message) {
      mkdirSync(directory, { recursive: true });
      appendFileSync(file, `${JSON.stringify(message)}\n`);
      messages = [message, ...messages];
    },
    clear() {
      rmSync(file, { force: true });
      messages = [];
    },
  };
}

/** The message in a line, if there is a whole one. */
function messageIn(line: string): Message[] {
  try {
    return [v.parse(messageSchema, JSON.parse(line))];
  } catch {
    return [];
  }
}
