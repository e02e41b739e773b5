/** Checks that our links to other sites still work. Polite: few requests at a time, HEAD before GET. */
import type { OutboundLink } from "../preflight/links.ts";

export interface Options {
  /** How many requests run at a time. */
  readonly concurrency?: number;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
}

/** An address that does not respond as it should, and every button that links to it. */
export interface DeadLink {
  readonly href: string;
  /** `404 Not Found`, `no answer within 10 s`, `the host was not found`. */
  readonly because: string;
  readonly behind: readonly { readonly page: string; readonly label: string }[];
}

export interface Checked {
  /** How many different addresses were requested. */
  readonly asked: number;
  readonly dead: readonly DeadLink[];
}

/** Requests each address once, no matter how many links point to it. */
export async function checkLinks(
  links: readonly OutboundLink[],
  { concurrency = 4, timeout = 10_000 }: Options = {},
): Promise<Checked> {
  const places = new Map<string, Map<string, { page: string; label: string }>>();
  for (const { href, label, page } of links) {
    const address = href.replace(/#.*$/u, "");
    const behind = places.get(address) ?? new Map();
    places.set(address, behind.set(`${page} ${label}`, { page, label }));
  }
  const waiting = [...places];
  const dead: DeadLink[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [href, behind] = next;
      const because = await problemOf(href, timeout);
      if (because !== undefined) dead.push({ href, because, behind: [...behind.values()] });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { asked: places.size, dead: dead.sort((a, b) => a.href.localeCompare(b.href)) };
}

/** Why an address is dead; undefined when it works. If a site refuses HEAD, GET is tried. */
async function problemOf(href: string, timeout: number): Promise<string | undefined> {
  const head = await ask(href, "HEAD", timeout);
  return head === undefined ? undefined : ask(href, "GET", timeout);
}

async function ask(href: string, method: "HEAD" | "GET", timeout: number): Promise<string | undefined> {
  try {
    const response = await fetch(href, {
      method,
      redirect: "follow",
      signal: AbortSignal.timeout(timeout),
      headers: { "User-Agent": "link-check (run by the owner of the linking site)", Accept: "text/html,*/*" },
    });
    await response.body?.cancel();
    // The page exists, even if it needs a login or limits requests.
    if (response.ok || [401, 403, 429].includes(response.status)) return undefined;
    return `${response.status} ${response.statusText}`.trim();
  } catch (error) {
    return reasonOf(error, timeout);
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "the host was not found";
    case "ECONNREFUSED":
      return "the host refuses connections";
    case "CERT_HAS_EXPIRED":
      return "its certificate has expired";
    default:
      return code || (error instanceof Error ? error.message : String(error));
  }
}

/** The dead links as a list: the address, why, and the pages and buttons that link to it. */
export function describeDead({ asked, dead }: Checked): string {
  if (asked === 0) return "There are no links to check: build the site first (npm run build).";
  if (dead.length === 0) return `All ${asked} addresses answer.`;
  return [
    `${dead.length} of ${asked} addresses do not answer:`,
    ...dead.map(({ href, because, behind }) =>
      [`\n  ${href}\n    ${because}`, ...placesOf(behind)].join("\n"),
    ),
  ].join("\n");
}

const pagesNamed = 3;

/** One line per button, with the first pages it is on. */
function placesOf(behind: DeadLink["behind"]): string[] {
  const pages = new Map<string, string[]>();
  for (const { label, page } of behind) pages.set(label, [...(pages.get(label) ?? []), page]);
  return [...pages].map(([label, on]) => {
    const more = on.length - pagesNamed;
    const named = on.slice(0, pagesNamed).join(", ");
    return `    behind "${label}" on ${named}${more > 0 ? ` and ${more} more` : ""}`;
  });
}
