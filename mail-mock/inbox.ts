/** The received messages, in a file with one line of JSON for each. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A message in the list of `GET /_mail/api/messages`; `received` is ISO 8601. */
export interface Message extends Readonly<
  Record<"id" | "received" | "template_id" | "subject" | "to" | "replyTo" | "text", string>
> {
  readonly template_params: Readonly<Record<string, unknown>>;
}

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
    return [JSON.parse(line) as Message];
  } catch {
    return [];
  }
}
