/** Subresource integrity: a page names the digest of every script and style it loads, so that no other one runs. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

const loaders = /<(?:script|link)\s[^>]*>/gu;

/**
 * The html with an `integrity` for every own script, style and module it loads; whatever has one keeps it.
 * @throws Error when the page loads a file that the site does not have.
 */
export function withIntegrity(html: string, digest: (path: string) => string | undefined): string {
  return html.replaceAll(loaders, (tag) => {
    const path = ownFile(tag);
    if (!path || tag.includes(" integrity=")) return tag;
    const value = digest(path);
    if (!value) throw new Error(`a page loads ${path}, and the built site has no such file`);
    return tag.replace(/\s*\/?>$/u, ` integrity="${value}">`);
  });
}

function ownFile(tag: string): string | undefined {
  if (tag.startsWith("<script")) return /\ssrc="(\/(?!\/)[^"?#]*)"/u.exec(tag)?.[1];
  if (!/\srel="(?:stylesheet|modulepreload)"/u.test(tag)) return undefined;
  return /\shref="(\/(?!\/)[^"?#]*)"/u.exec(tag)?.[1];
}
