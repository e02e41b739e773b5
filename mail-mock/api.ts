import type { IncomingMessage, ServerResponse } from "node:http";
import type { Attempts } from "./attempts.ts";
import { readBody } from "./body.ts";
import { parseFaults, type Faults } from "./faults.ts";
import type { MailboxStore } from "./mailbox.ts";
import { parseMail, publicPart } from "./message.ts";
import { replyJson, replyText } from "./reply.ts";

/** Where the JSON API begins. */
export const apiPath = "/_mail/api";

/** What the JSON API shows and changes. */
export type ApiContext = {
  readonly mailbox: MailboxStore;
  readonly faults: Faults;
  readonly attempts: Attempts;
};

/** Answers `/_mail/api/…`: messages, faults and attempts. Every answer is JSON, errors as `{ "error": "…" }`. */
export function createApi({ mailbox, faults, attempts }: ApiContext) {
  const routes: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
    messages: {
      GET: () => mailbox.list().map(publicPart),
      async DELETE() {
        await mailbox.clear();
        return [];
      },
    },
    attempts: {
      GET: () => attempts.list(),
      DELETE() {
        attempts.clear();
        return [];
      },
    },
    faults: {
      GET: () => faults.get(),
      async PUT(request) {
        faults.set(await readFaults(request));
        return faults.get();
      },
      DELETE() {
        faults.clear();
        return [];
      },
    },
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const [name = "", id, ...more] = path.slice(apiPath.length + 1).split("/");
    if (name === "messages" && id !== undefined && more.length === 0) {
      await one(request, response, id);
      return;
    }
    const route = id === undefined && Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (route === undefined) {
      replyJson(response, 404, { error: "There is nothing at this address." });
      return;
    }
    const method = request.method === "HEAD" ? "GET" : (request.method ?? "");
    const handler = Object.hasOwn(route, method) ? route[method] : undefined;
    if (handler === undefined) {
      replyText(response, 405, "Method Not Allowed", { Allow: Object.keys(route).join(", ") });
      return;
    }
    try {
      replyJson(response, 200, await handler(request));
    } catch (error) {
      replyJson(response, 400, { error: error instanceof Error ? error.message : "Bad request" });
    }
  };

  async function one(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const message = mailbox.find(id);
    const raw = await mailbox.raw(id);
    if (message === undefined || raw === undefined) {
      replyJson(response, 404, { error: "There is no such message." });
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      replyText(response, 405, "Method Not Allowed", { Allow: "GET" });
    } else {
      const { html } = await parseMail(raw);
      replyJson(response, 200, { ...message, html });
    }
  }
}

type Handler = (request: IncomingMessage) => unknown;

/** Takes a list of faults, one fault alone, or `{ "faults": [...] }`. */
async function readFaults(request: IncomingMessage) {
  const body = await readBody(request);
  if (body === undefined) throw new TypeError("The body is too long.");
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new TypeError("The body is not JSON.");
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return parseFaults("faults" in value ? value.faults : [value]);
  }
  return parseFaults(value);
}
