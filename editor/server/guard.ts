/** Only a browser at the editor's own address may use the editor; pages of other sites may not. */
import type { IncomingMessage } from "node:http";

/** Why a request is rejected; `undefined` if it is allowed. */
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
