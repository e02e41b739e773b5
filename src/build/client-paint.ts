/**
 * `client:paint` brings an island to life once the page has been painted: its scripts do not compete with the style
 * sheet and the fonts for a slow line. Nobody can type before there is something to see.
 */
import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:paint"?: boolean;
  }
}

/** The integration that makes `client:paint` known. */
export function clientPaint(): AstroIntegration {
  return {
    name: "client-paint",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({ name: "paint", entrypoint: "./src/client/client-paint.ts" }),
    },
  };
}
