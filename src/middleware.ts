import type { MiddlewareHandler } from "astro";
import { withStylePolicy } from "./plugins/style-policy.ts";
import { settings } from "./settings.ts";

/**
 * Adds to each page, once it is drawn, the styles of what it shows, and the policy for them. No policy in development:
 * there Vite adds styles to an open page.
 */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const drawn = await response.text();
  const styles = locals.stylesOf?.(drawn) ?? "";
  const page = drawn.replace("<style></style>", () => `<style>${styles}</style>`);
  return new Response(settings.development ? page : withStylePolicy(page), response);
};
