import type { IncomingMessage, ServerResponse } from "node:http";
import type { Attempts } from "./attempts.ts";
import type { Faults } from "./faults.ts";
import type { MailboxStore } from "./mailbox.ts";
import { replyText } from "./reply.ts";

/** What the pages show. */
export type PagesContext = {
  readonly mailbox: MailboxStore;
  readonly faults: Faults;
  readonly attempts: Attempts;
  readonly clock: () => number;
  readonly smtp: string | undefined;
};

/** Answers `/_mail…`: the mail program. */
export function createPages(_context: PagesContext) {
  return async (_request: IncomingMessage, response: ServerResponse, _path: string): Promise<void> => {
    replyText(response, 404, "Not Found");
  };
}
