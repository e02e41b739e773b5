import type { APIRoute } from "astro";
import { content } from "../../content/content.ts";
import { mailUrl } from "../../lib/email.ts";
import { siteUrl } from "../../seo/site-url.ts";
import { settings } from "../../settings.ts";

/**
 * The contact for security researchers (RFC 9116). It expires eleven months after the first of this month, so that an
 * abandoned site promises no answer and all builds of one month are identical.
 */
export const GET: APIRoute = () => {
  const now = new Date(settings.now);
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return new Response(
    [
      `Contact: ${new URL(mailUrl(content().facility.email)).href}`,
      `Expires: ${expires.toISOString().replace(".000", "")}`,
      "Preferred-Languages: en",
      `Canonical: ${new URL("/.well-known/security.txt", siteUrl()).href}`,
      "",
    ].join("\n"),
  );
};
