/** Finishes what Astro builds, and sends the headers in development too. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { content } from "../src/content/content.ts";
import { settings } from "../src/settings.ts";
import { developmentHeaders } from "./development.ts";
import { finishSite } from "./finish.ts";
import { ownInlinePath, takeOwnInline } from "./own-inline.ts";

/** The integration: digests, speculation rules and security.txt after a build, the policy while developing. */
export function hosting(): AstroIntegration {
  return {
    name: "hosting",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "build")
          injectRoute({
            pattern: ownInlinePath,
            entrypoint: "./src/build/OwnInline.astro",
            prerender: true,
          });
      },
      "astro:build:done": ({ dir }) => {
        const directory = fileURLToPath(dir);
        const { email, website } = content().facility;
        finishSite(
          directory,
          { email, website: settings.siteUrl ?? website },
          new Date(settings.now),
          takeOwnInline(directory),
        );
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(developmentHeaders(content()));
      },
    },
  };
}
