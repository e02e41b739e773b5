import { createHash } from "node:crypto";

/** A style or a script that stands in a page, as a policy names it: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
