import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { content } from "../src/content/content.ts";
import { settings } from "../src/settings.ts";
import { devHeaders } from "./dev-headers.ts";
import { postprocessSite } from "./postprocess.ts";
import { inlineScriptsPath, takeInlineScripts } from "./inline-scripts.ts";

/** Post-processes each build and adds the security headers to the development server. */
export function hosting(): AstroIntegration {
  return {
    name: "hosting",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "build")
          injectRoute({
            pattern: inlineScriptsPath,
            entrypoint: "./src/build/InlineScripts.astro",
            prerender: true,
          });
      },
      "astro:build:done": ({ dir }) => {
        const directory = fileURLToPath(dir);
        const { email, website } = content().facility;
        postprocessSite(
          directory,
          { email, website: settings.siteUrl ?? website },
          new Date(settings.now),
          takeInlineScripts(directory),
        );
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use(devHeaders(content()));
      },
    },
  };
}
