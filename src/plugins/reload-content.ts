import type { AstroIntegration } from "astro";
import { settings } from "../settings.ts";
import { isMadeFromContent } from "./content-modules.ts";

/** `content()` may be cached this long, in ms. */
const contentSettles = 600;

/** The integration that shows changed content at once in development, in any folder: pages come, change and go. */
export function reloadContent(): AstroIntegration {
  return {
    name: "reload-content",
    hooks: {
      "astro:server:setup": ({ server }) => {
        const reload = () => {
          for (const { hot, moduleGraph } of Object.values(server.environments)) {
            // Modules that import these run again, with their code as it is: compiling all again takes seconds.
            for (const module of moduleGraph.idToModuleMap.values())
              if (isMadeFromContent(module.id ?? "")) moduleGraph.invalidateModule(module);
            hot.send("astro:content-changed", {});
          }
          server.ws.send({ type: "full-reload" });
        };
        server.watcher.add(settings.contentDir);
        for (const event of ["add", "change", "unlink"] as const)
          server.watcher.on(event, (file) => {
            if (file.startsWith(settings.contentDir)) setTimeout(reload, contentSettles);
          });
      },
    },
  };
}
