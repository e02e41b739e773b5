/** Who may talk to the editor: this machine's browser on the editor's own address, and nobody through another page. */
import type { IncomingMessage } from "node:http";

/** Why a request is turned away; nothing when it may pass. */
export function refusal(
  { headers, method = "GET" }: Pick<IncomingMessage, "headers" | "method">,
  origins: readonly string[],
): string | undefined {
  const hosts = origins.map((origin) => new URL(origin).host);
  if (!hosts.includes(headers.host ?? "")) return `The editor is only at ${origins[0]}.`;
  if (method === "GET" || method === "HEAD") return undefined;
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if ((origin !== undefined && !origins.includes(origin)) || (site !== undefined && site !== "same-origin"))
    return "The editor only takes changes from its own page.";
  return undefined;
}
