/** Subresource integrity: pages name the digest of every script and style they load. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Edit, PageElement } from "./html.ts";

/** Looks up the digests of a built site's files; each file is read once. */
export function digestsOf(directory: string): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const file = join(directory, path);
      known.set(
        path,
        existsSync(file)
          ? `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`
          : undefined,
      );
    }
    return known.get(path);
  };
}

/**
 * Returns the edit that adds `integrity` to an element that loads a script, style or module and does not have it yet.
 * @throws Error when the file does not exist in the site.
 */
export function integrityEdits(element: PageElement, digest: (path: string) => string | undefined): Edit[] {
  const { attributes, attributesEnd } = element;
  const address = loaded(element);
  if (address === undefined || attributes.has("integrity")) return [];
  const path = /^(\/(?!\/)[^?#]*)/u.exec(address)?.[1];
  const value = path && digest(path);
  if (!value) throw new Error(`a page loads ${address}, and the built site has no such file`);
  return [{ start: attributesEnd, end: attributesEnd, text: ` integrity="${value}"` }];
}

function loaded({ name, attributes }: PageElement): string | undefined {
  if (name === "script") return attributes.get("src");
  return /^(?:stylesheet|modulepreload)$/u.test(attributes.get("rel") ?? "")
    ? attributes.get("href")
    : undefined;
}
