/** The editor's own server, on this machine only: its page, the save route behind our check, pictures, drafts. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { makeGenericAPIRouteHandler } from "@keystatic/core/api/generic";
import sirv from "sirv";
import { editorConfig } from "../page/config.ts";
import type { DraftFolder } from "./draft-folder.ts";
import { facilityFacts, type GitHub } from "./facility.ts";
import { refusal } from "./guard.ts";
import { limits, savePicture } from "./pictures.ts";
import { checkSave, newProblems, draftChanges } from "./save.ts";
import { describeProblem } from "../../src/content/read/problems.ts";

export interface PreviewSite {
  readonly origin: string;
  /** What it reads. */
  readonly draft: DraftFolder;
  /** Shows what became of the draft. */
  readonly show: (news: ReturnType<DraftFolder["bringTo"]>) => Promise<"same" | "reloaded">;
}

export interface EditorOptions {
  readonly port: number;
  readonly contentDirectory: string;
  /** The folder of the built page. */
  readonly pageDirectory: string;
  /** The site beside the form; a hosted editor has none, because its copy of the content is not what GitHub has. */
  readonly preview?: PreviewSite | undefined;
  /** The repository to save to, when the editor is hosted, and the GitHub App that may. */
  readonly github?: GitHub | undefined;
  /** The public origin, when the editor is hosted behind a proxy. */
  readonly origin?: string | undefined;
}

export interface RunningEditor {
  /** Where people open it. */
  readonly origin: string;
  /** Where it answers on this machine. */
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
  const keystatic = makeGenericAPIRouteHandler({
    config: editorConfig(facilityFacts(contentDirectory, preview?.origin, github)),
    localBaseDirectory: contentDirectory,
  });
  let origins: readonly string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeaders(new Headers(headersFor(preview?.origin, github !== undefined)));
    const reason = refusal(request, origins);
    if (reason) return end(response, 403, reason);
    const { pathname, searchParams } = new URL(request.url ?? "/", origins[0]);
    const facts = () => facilityFacts(contentDirectory, preview?.origin, github);
    if (pathname === "/") return redirect(response, "/keystatic");
    if (pathname === "/editor/no-foreign-font.css") return end(response, 200, "", "text/css");
    if (pathname === "/editor/facility.json") return end(response, 200, JSON.stringify(facts()));
    if (pathname === "/editor/draft" && request.method === "POST" && preview)
      return draft(contentDirectory, preview, await bodyOf(request, 4_000_000), response);
    if (pathname === "/editor/pictures" && request.method === "POST" && !github) {
      const bytes = await bodyOf(request, limits.bytes + 1);
      const upload = { name: searchParams.get("name") ?? "", alt: searchParams.get("alt") ?? "", bytes };
      const result = await savePicture(contentDirectory, upload);
      if (!result.accepted) return end(response, result.status, result.reason);
      await preview?.show(preview.draft.bringTo(new Map()));
      return end(response, 200, result.name ?? "");
    }
    if (pathname.startsWith("/editor/pictures/")) {
      request.url = pathname.slice("/editor/pictures".length);
      return pictures(request, response, () => end(response, 404, "That picture does not exist."));
    }
    if (pathname.startsWith("/api/keystatic/")) {
      let body = request.method === "POST" ? await bodyOf(request, 8_000_000) : undefined;
      if (pathname === "/api/keystatic/update" && body) {
        const result = checkSave(contentDirectory, parsed(body));
        if (!result.accepted) return end(response, result.status, result.reason);
        body = Buffer.from(JSON.stringify(sendable(result.changes)));
      }
      const asked = new Request(new URL(request.url ?? "/", origins[0]), {
        method: request.method ?? "GET",
        headers: request.headers as Record<string, string>,
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      const given = await keystatic(asked);
      // One by one: several cookies are several headers.
      for (const [name, value] of new Headers(given.headers as HeadersInit | undefined))
        response.appendHeader(name, value);
      response.statusCode = given.status ?? 200;
      response.end(given.body ?? undefined);
      return undefined;
    }
    if (pathname.startsWith("/keystatic")) request.url = "/";
    return page(request, response, () => end(response, 404, "There is nothing here."));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      end(
        response,
        error instanceof TooLarge ? 413 : 500,
        String(error instanceof Error ? error.message : error),
      ),
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(options.port, "127.0.0.1", ready);
  });
  const { port } = server.address() as AddressInfo;
  origins = [
    ...(options.origin ? [options.origin] : []),
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
  ];
  return {
    origin: origins[0] ?? "",
    local: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Shows a form that is not saved, if the site would be in order with it. */
async function draft(
  contentDirectory: string,
  preview: PreviewSite,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const files = (parsed(body) as { files?: unknown } | undefined)?.files;
  const changes = draftChanges(contentDirectory, files);
  if (typeof changes === "string") return end(response, 400, changes);
  const problems = changes.size === 0 ? [] : newProblems(contentDirectory, changes);
  if (problems.length > 0) return end(response, 422, problems.map(describeProblem).join("\n"));
  return end(response, 200, await preview.show(preview.draft.bringTo(changes)));
}

/** Keystatic's own form of a save, with what we made of the contents. */
function sendable(changes: ReadonlyMap<string, string | Uint8Array | undefined>) {
  const entries = [...changes];
  return {
    additions: entries.flatMap(([path, text]) =>
      text === undefined ? [] : [{ path, contents: Buffer.from(text as string).toString("base64") }],
    ),
    deletions: entries.flatMap(([path, text]) => (text === undefined ? [{ path }] : [])),
  };
}

class TooLarge extends Error {}

async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too large is read to its end, so that the browser hears the answer; it is not kept.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new TooLarge(`This is larger than ${Math.round(limit / 1_000_000)} MB.`);
  return Buffer.concat(chunks);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number, words: string, type = "text/plain"): void {
  response.writeHead(status, { "Content-Type": `${type};charset=utf-8` });
  response.end(words);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location });
  response.end();
}

/** Keystatic writes styles into the page as it goes; scripts and frames are ours alone. */
function headersFor(preview: string | undefined, github: boolean): Record<string, string> {
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
