/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. */
import { mailUrl } from "../src/lib/email.ts";
import type { Facility } from "../src/content/schema/facility.ts";

/** Where it stands in the built site. */
export const securityTextPath = "/.well-known/security.txt";

/**
 * The file's text. It expires at the beginning of the month, eleven months after `now`, so that a site nobody has
 * built for a year does not promise an answer, and two builds of one month are alike.
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
