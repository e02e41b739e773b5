/** Failures of the mail service, answered in front of the local one. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { sendPath } from "../src/mail/send.ts";

/** A failure; `times` is the number of requests that get it, one by default. */
export type Fault = { readonly times?: number | "forever" } & (
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: number }
  /** Redirects to another page of the site. */
  | { readonly kind: "redirect"; readonly status: number }
  /** Answers 200 with a page. */
  | {
      readonly kind: "html";
      readonly type?: string;
      readonly encoding?: "utf-16le";
      readonly before?: string;
    }
  /** Never answers, or cuts the connection; with `accept`, after the message is accepted. */
  | { readonly kind: "hang" | "reset"; readonly accept?: boolean }
  /** Waits before the message is processed. */
  | { readonly kind: "delay"; readonly ms: number }
);

const page = "<!doctype html><title>Welcome</title><h1>Welcome</h1><p>Not the mail service.";

/** Lets a test break a site's mail service, and counts the requests to it. */
export function breakMailOf(server: Server) {
  const [works] = server.listeners("request") as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  let faults: Fault[] = [];
  const times: number[] = [];
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "POST" || request.url !== sendPath) return works?.(request, response);
    times.push(Date.now());
    void fail(take(), request, response);
  });

  function take(): Fault | undefined {
    const [fault, ...rest] = faults;
    if (!fault || fault.times === "forever") return fault;
    const left = (fault.times ?? 1) - 1;
    faults = left > 0 ? [{ ...fault, times: left }, ...rest] : rest;
    return fault;
  }

  async function fail(
    fault: Fault | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<unknown> {
    switch (fault?.kind) {
      case "status":
        if (fault.retryAfter !== undefined) response.setHeader("Retry-After", fault.retryAfter);
        return response.writeHead(fault.status).end("no");
      case "redirect":
        return response.writeHead(fault.status, { Location: "/robots.txt" }).end();
      case "html": {
        const { type = "text/html; charset=utf-8", encoding, before = "" } = fault;
        return response.writeHead(200, { "Content-Type": type }).end(before + page, encoding ?? "utf8");
      }
      case "hang":
      case "reset": {
        const end = (): ServerResponse => {
          if (fault.kind === "reset") request.socket.resetAndDestroy();
          return response;
        };
        if (!fault.accept) return end();
        return works?.(request, Object.assign(response, { end }));
      }
      case "delay":
        await setTimeout(fault.ms, undefined, { ref: false });
        return works?.(request, response);
      default:
        return works?.(request, response);
    }
  }

  return {
    /** The next requests fail like this; after them, the service works. */
    fails: (...next: readonly Fault[]) => void (faults = [...next]),
    /** The failures that no request has had yet. */
    faultsLeft: (): readonly Fault[] => faults,
    /** When each request came, in ms since 1970. */
    attempts: (): readonly number[] => times,
  };
}
