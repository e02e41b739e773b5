/** `/.well-known/security.txt` (RFC 9116): the contact for security researchers. */
import { mailUrl } from "../src/lib/email.ts";
import type { Facility } from "../src/content/schema/facility.ts";

export const securityTextPath = "/.well-known/security.txt";

/**
 * The file's text. It expires eleven months after the first of the month of `now`, so that an abandoned site does not
 * promise an answer and all builds in one month are identical.
 */
export function securityText({ email, website }: Pick<Facility, "email" | "website">, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return [
    `Contact: ${new URL(mailUrl(email)).href}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(securityTextPath, website).href}`,
    "",
  ].join("\n");
}
