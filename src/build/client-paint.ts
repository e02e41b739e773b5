/**
 * `client:paint` hydrates an island after the page has been painted, so that its scripts do not compete with the style
 * sheet and the fonts on a slow connection. Visitors cannot type before they see something anyway.
 */
import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:paint"?: boolean;
  }
}

/** The integration that adds the `client:paint` directive. */
export function clientPaint(): AstroIntegration {
  return {
    name: "client-paint",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({ name: "paint", entrypoint: "./src/client/hydrate-form.ts" }),
    },
  };
}
