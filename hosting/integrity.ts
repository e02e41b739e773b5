/** Subresource integrity: a page names the digest of every script and style it loads, so that no other one runs. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Edit, PageElement } from "./html.ts";

/** The digests of the files of one built site; each file is read once. */
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
 * The `integrity` of an element that loads a script, a style or a module, as an edit of its page; one that is there stays.
 * @throws Error when it loads a file that the site does not have.
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
