import type { IncomingMessage, ServerResponse } from "node:http";
import type { FaultInput, Faults } from "./faults.ts";
import { readBody, respondJson } from "./http.ts";
import { summaryOf, type Inbox } from "./inbox.ts";
import type { Attempt } from "./send-endpoint.ts";

export const apiPath = "/_mail/api";

type ApiOptions = { readonly inbox: Inbox; readonly faults: Faults; readonly attempts: readonly Attempt[] };

/** Responds to `/_mail/api/…`: messages, attempts and faults. Errors are `{ "error": "…" }`. */
export function createApi({ inbox, faults, attempts }: ApiOptions) {
  const setFaults = (value: unknown) => {
    faults.set((Array.isArray(value) ? value : [value]) as FaultInput[]);
    return faults.get();
  };
  const routes: Readonly<Record<string, (request: IncomingMessage) => unknown>> = {
    "GET messages": () => inbox.list().map(summaryOf),
    "DELETE messages": () => inbox.clear().then(() => []),
    "GET attempts": () => attempts,
    "GET faults": () => faults.get(),
    "PUT faults": async (request) => setFaults(JSON.parse((await readBody(request)) ?? "")),
    "DELETE faults": () => setFaults([]),
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const name = path.slice(apiPath.length + 1);
    const route = `${request.method === "HEAD" ? "GET" : request.method} ${name}`;
    const message = route.startsWith("GET messages/")
      ? inbox.find(name.slice("messages/".length))
      : undefined;
    if (message !== undefined) return respondJson(response, 200, message);
    const handler = Object.hasOwn(routes, route) ? routes[route] : undefined;
    if (handler === undefined) return respondJson(response, 404, { error: "Not Found" });
    try {
      respondJson(response, 200, await handler(request));
    } catch (error) {
      respondJson(response, 400, { error: error instanceof Error ? error.message : "Bad Request" });
    }
  };
}
