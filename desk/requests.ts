/**
 * Stands between Sveltia and the repository's service, whose API is public: Sveltia itself has no event for a deletion.
 */
import { changesIn, type Changes } from "./commits.ts";
import type { Repository } from "./repository.ts";

interface Watch {
  /** Called with the header that signs each request. */
  readonly onAuthorization: (header: string) => void;
  /** Whether a commit may be sent. */
  readonly allows: (changes: Changes) => Promise<boolean>;
}

/** Watches all requests to the service from now on. A commit that is not allowed is answered as the service would. */
export function watchRequests({ service, api }: Repository, { onAuthorization, allows }: Watch): void {
  const send = globalThis.fetch;
  const { origin } = new URL(api);
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.origin !== origin) return send(input, init);
    const authorization = new Headers(init?.headers).get("Authorization");
    if (authorization !== null) onAuthorization(authorization);
    const changes = typeof init?.body === "string" ? changesIn(service, jsonOf(init.body)) : undefined;
    if (changes && !(await allows(changes)))
      return Response.json({ message: "Nothing was changed in the repository." }, { status: 422 });
    return send(input, init);
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
