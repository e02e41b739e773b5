/** The editor's server, on this machine only: its page, Keystatic's routes behind our checks, pictures, drafts. */
import { once, type EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import sirv from "sirv";
import { editorConfig } from "../page/config.ts";
import type { Changes } from "./changed-content.ts";
import type { DraftFolder, DraftUpdate } from "./draft-folder.ts";
import { facilityFacts, type GitHub } from "./facility.ts";
import { refusal } from "./guard.ts";
import { deletePicture, limits, savePicture } from "./pictures.ts";
import { checkDraft, checkSave, type Refused } from "./save.ts";

/** The development server that shows the draft. */
export interface PreviewSite {
  readonly origin: string;
  readonly draft: DraftFolder;
  /** Reloads the page after the draft changes. */
  readonly show: (updates: readonly DraftUpdate[]) => Promise<void>;
  /**
   * Emits `restart` each time the development server starts again, as it does for a new page. What loaded shortly
   * before may lack its scripts.
   */
  readonly restarts: EventEmitter<{ restart: [] }>;
}

export interface EditorOptions {
  readonly port: number;
  readonly contentDirectory: string;
  /** The folder of the built page. */
  readonly pageDirectory: string;
  /** Absent when hosted, where the server's copy of the content may differ from GitHub's. */
  readonly preview?: PreviewSite | undefined;
  /** When hosted: the repository to save to. */
  readonly github?: GitHub | undefined;
  /** When hosted: the public origin. */
  readonly origin?: string | undefined;
}

export interface RunningEditor {
  /** The origin to open in a browser. */
  readonly origin: string;
  /** The origin on this machine. */
  readonly local: string;
  close(): Promise<void>;
}

/**
 * Starts the editor.
 * @throws when the port is taken.
 */
export async function startEditor(options: EditorOptions): Promise<RunningEditor> {
  const { contentDirectory, pageDirectory, preview, github } = options;
  const page = sirv(pageDirectory, { dev: true });
  const pictures = sirv(join(contentDirectory, "pictures"), { dev: true });
  const facts = () => facilityFacts(contentDirectory, preview?.origin, github);
  const keystatic = makeGenericAPIRouteHandler({
    config: editorConfig(facts()),
    localBaseDirectory: contentDirectory,
  });
  let origins: readonly string[] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeaders(new Headers(securityHeaders(preview?.origin, github !== undefined)));
    const reason = refusal(request, origins);
    if (reason) return send(response, 403, reason);
    const url = new URL(request.url ?? "/", origins[0]);
    const { pathname } = url;
    const posted = request.method === "POST";
    if (pathname === "/") return redirect(response, "/keystatic");
    if (pathname === "/editor/no-foreign-font.css") return send(response, 200, "", "text/css");
    if (pathname === "/editor/facility.json") return sendJson(response, facts());
    if (pathname === "/editor/draft" && posted && preview) return showDraft(preview, request, response);
    if (pathname === "/editor/restarts" && preview) return sendRestarts(preview, response);
    if (pathname === "/editor/pictures" && posted && !github) return addPicture(url, request, response);
    if (pathname.startsWith("/editor/pictures/")) {
      request.url = pathname.slice("/editor/pictures".length);
      if (request.method === "DELETE" && !github) return removePicture(request.url.slice(1), response);
      return pictures(request, response, () => send(response, 404, "That picture does not exist."));
    }
    if (pathname.startsWith("/api/keystatic/")) return callKeystatic(url, request, response);
    if (pathname.startsWith("/keystatic")) request.url = "/";
    return page(request, response, () => send(response, 404, "There is nothing here."));
  };

  /** Shows an unsaved form in the preview if it is valid, and answers with the facts of the facility as it would be. */
  const showDraft = async (
    { draft, show }: PreviewSite,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const result = checkDraft(contentDirectory, parseJson(await readBody(request, 4_000_000)));
    if (!result.accepted) return sendRefusal(response, result);
    await show(draft.update(result.changes));
    return sendJson(response, { facility: facilityFacts(draft.directory, preview?.origin) });
  };

  const addPicture = async (
    { searchParams }: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const bytes = await readBody(request, limits.bytes + 1);
    const upload = {
      name: searchParams.get("name") ?? "",
      alt: searchParams.get("alt") ?? "",
      logo: searchParams.has("logo"),
      bytes,
    };
    const result = await savePicture(contentDirectory, upload);
    if (!result.accepted) return sendRefusal(response, result);
    await preview?.show(preview.draft.update(new Map()));
    return sendJson(response, { name: result.name });
  };

  const removePicture = async (name: string, response: ServerResponse): Promise<void> => {
    const reason = deletePicture(contentDirectory, decodeURIComponent(name));
    if (reason) return send(response, 409, reason);
    await preview?.show(preview.draft.update(new Map()));
    return sendJson(response, {});
  };

  const callKeystatic = async (
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    let body = request.method === "POST" ? await readBody(request, 8_000_000) : undefined;
    if (url.pathname === "/api/keystatic/update" && body) {
      const result = checkSave(contentDirectory, parseJson(body));
      if (!result.accepted) return sendRefusal(response, result);
      body = saveBody(result.changes);
    }
    const answer = await keystatic(
      new Request(url, {
        method: request.method ?? "GET",
        headers: request.headers as Record<string, string>,
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
    );
    // Appended one by one, because each cookie needs its own header.
    for (const [name, value] of new Headers(answer.headers as HeadersInit | undefined))
      response.appendHeader(name, value);
    response.statusCode = answer.status ?? 200;
    response.end(answer.body ?? undefined);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      send(
        response,
        error instanceof TooLarge ? 413 : 500,
        error instanceof Error ? error.message : String(error),
      ),
    );
  });
  await once(server.listen(options.port, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const local = `http://127.0.0.1:${port}`;
  origins = [...(options.origin ? [options.origin] : []), local, `http://localhost:${port}`];
  return {
    origin: options.origin ?? local,
    local,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Changes as a body for Keystatic's save route. */
function saveBody(changes: Changes): Buffer {
  const entries = [...changes];
  return Buffer.from(
    JSON.stringify({
      additions: entries.flatMap(([path, text]) =>
        text === undefined ? [] : [{ path, contents: Buffer.from(text).toString("base64") }],
      ),
      deletions: entries.flatMap(([path, text]) => (text === undefined ? [{ path }] : [])),
    }),
  );
}

class TooLarge extends Error {}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read a body that is too large to its end without keeping it, so that the browser gets the response.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new TooLarge(`This is larger than ${Math.round(limit / 1_000_000)} MB.`);
  return Buffer.concat(chunks);
}

/** Tells the page of each restart of the preview, as server-sent events. */
function sendRestarts({ restarts }: PreviewSite, response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.flushHeaders();
  const tell = () => response.write("data: restart\n\n");
  restarts.on("restart", tell);
  response.once("close", () => restarts.off("restart", tell));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, text: string, type = "text/plain"): void {
  response.writeHead(status, { "Content-Type": `${type};charset=utf-8` });
  response.end(text);
}

const sendJson = (response: ServerResponse, value: unknown): void =>
  send(response, 200, JSON.stringify(value), "application/json");

/** A form that must be mended first is an answer, not an error: browsers report errors on the console. */
function sendRefusal(response: ServerResponse, refusal: Refused): void {
  if (refusal.status !== 422) return send(response, refusal.status, refusal.reason);
  return sendJson(response, { refusal });
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location });
  response.end();
}

/** Inline styles are allowed because Keystatic adds them. */
function securityHeaders(preview: string | undefined, github: boolean): Record<string, string> {
  const connect = github ? "'self' https://api.github.com" : "'self'";
  const pictures = github ? "'self' data: blob: https://avatars.githubusercontent.com" : "'self' data: blob:";
  return {
    "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src ${pictures}; font-src 'self'; connect-src ${connect}; frame-src ${preview ?? "'none'"}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
  };
}
