/** Finishes what Astro builds, and sends the headers in development too. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { content } from "../src/model/content.ts";
import { settings } from "../src/settings.ts";
import { developmentHeaders } from "./development.ts";
import { finishSite } from "./finish.ts";

/** The integration: digests, speculation rules and security.txt after a build, the policy while developing. */
export function hosting(): AstroIntegration {
  return {
    name: "hosting",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const { email, website } = content().facility;
        finishSite(
          fileURLToPath(dir),
          { email, website: settings.siteUrl ?? website },
          new Date(settings.now),
        );
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(developmentHeaders(content()));
      },
    },
  };
}
