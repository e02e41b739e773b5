import type { MiddlewareHandler } from "astro";
import { withStylePolicy } from "./plugins/style-policy.ts";
import { settings } from "./settings.ts";

/**
 * Adds to each page the policy for its styles, which is known once the page is drawn. Not in development: there Vite
 * adds styles to an open page.
 */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || settings.development) return response;
  return new Response(withStylePolicy(await response.text()), response);
};
