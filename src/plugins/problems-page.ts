/** The page that the development server shows in place of every other while the content can't be shown. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { escapeXml } from "../lib/xml.ts";

/** Answers with the lines that describe problems; the first is the title. Open pages reload once the lines are others. */
export function sendProblems(request: IncomingMessage, response: ServerResponse, problems: string): void {
  const [title = "", ...lines] = stripVTControlCharacters(problems).split("\n").map(escapeXml);
  const state = createHash("sha256").update(problems).digest("base64url");
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  pre { font: 0.9rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>${title}</h1>
<pre>${lines.join("\n")}</pre>
<p>This page comes back by itself when the files are correct.</p>
<script>
  // By asking, not by a message from the server, which a page could miss.
  async function reloadWhenChanged() {
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
    if (answer && answer.headers.get("X-Problems") !== "${state}") location.reload();
    else setTimeout(reloadWhenChanged, 500);
  }
  setTimeout(reloadWhenChanged, 500);
</script>
`;
  response.writeHead(500, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Problems": state,
  });
  response.end(request.method === "HEAD" ? undefined : html);
}
