import type { AstroIntegration } from "astro";
import { normalizePath, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from "vite";
import { describeProblems } from "../content/read/problems.ts";
import { setContentVersion } from "../content/version.ts";
import { settings } from "../settings.ts";
import { isMadeFromContent, makerFile } from "./content-modules.ts";
import { importOnServer } from "./import-on-server.ts";
import type * as madeFromContent from "./made-from-content.ts";
import { sendProblems } from "./problems-page.ts";

/**
 * The integration that shows changed content at once in development, in any folder: pages come, change and go. While it
 * has problems, every page is the list of them.
 */
export function liveContent(): AstroIntegration {
  return {
    name: "live-content",
    hooks: {
      "astro:config:setup": ({ command, injectScript, updateConfig }) => {
        if (command !== "dev") return;
        injectScript("page", 'import "/src/plugins/ask-for-newer-content.ts";');
        updateConfig({ vite: { plugins: [contentServer()] } });
      },
    },
  };
}

function contentServer(): Plugin {
  return {
    name: "content-server",
    // So that it is asked after the files of the site, and before Astro draws a page.
    enforce: "pre",
    configureServer(server) {
      const content = watchContent(server);
      server.httpServer?.once("listening", () => void content.problems());
      return () =>
        server.middlewares.use((request, response, next) => {
          const { version } = content;
          const answer = (problems: string) => {
            if (problems) {
              sendProblems(request, response, problems);
              return;
            }
            // Before the page is drawn: if the content changes meanwhile, the page asks once too often.
            response.setHeader("Server-Timing", `content;desc="${version()}"`);
            next();
          };
          content.problems().then(answer, next);
        });
    },
  };
}

/** Follows the content and the code that reads it, and reloads open pages when one of them changes. */
function watchContent(server: ViteDevServer) {
  const { environments, watcher, ws, config } = server;
  const started = Date.now();
  let changes = 0;
  let problems: Promise<string> | undefined;
  let hasFailed = false;
  let printed = "";

  const version = () => `${started}-${changes}`;
  setContentVersion(version());

  async function findProblems(): Promise<string> {
    const found = await readProblems(server).catch((error: unknown) => {
      hasFailed = true;
      return `The code that reads the content has a problem:\n${error instanceof Error ? error.stack : String(error)}`;
    });
    if (found && found !== printed) config.logger.error(found);
    printed = found;
    return found;
  }

  function reload(file: string): void {
    changes += 1;
    setContentVersion(version());
    problems = undefined;
    for (const { hot, moduleGraph } of Object.values(environments)) {
      if (hasFailed) moduleGraph.invalidateAll();
      // Modules that import these run again, with their code as it is: compiling all again takes seconds.
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.file === file || isMadeFromContent(module.id ?? "")) moduleGraph.invalidateModule(module);
      hot.send("astro:content-changed", {});
    }
    hasFailed = false;
    ws.send({ type: "full-reload" });
  }

  watcher.add(settings.contentDir);
  for (const event of ["add", "change", "unlink"] as const)
    watcher.on(event, (path) => {
      const file = normalizePath(path);
      if (hasFailed || isContent(file) || isMaker(server, file)) reload(file);
    });
  ws.on("content:shown", (page: { readonly version: string }, client) => {
    if (page.version !== version()) client.send({ type: "full-reload" });
  });
  return {
    version,
    /** The problems that the content has now, as lines; none is an empty text. */
    problems(): Promise<string> {
      problems ??= findProblems();
      return problems;
    },
  };
}

async function readProblems(server: ViteDevServer): Promise<string> {
  const { currentReading } = await importOnServer<typeof madeFromContent>(server, makerFile);
  const { problems } = currentReading();
  return problems.length > 0 ? describeProblems(problems) : "";
}

/** Whether a file is read as content: one of the facility's folder, or the tokens, which its colors are checked with. */
function isContent(file: string): boolean {
  return file.startsWith(`${normalizePath(settings.contentDir)}/`) || file.endsWith("/src/styles/tokens.css");
}

/** Whether a file is part of the code that reads the content and makes modules from it. */
function isMaker({ environments }: ViteDevServer, file: string): boolean {
  const maker = environments.ssr.moduleGraph.getModuleById(makerFile);
  const modules = new Set<EnvironmentModuleNode>();
  if (maker) addWithImports(maker, modules);
  return [...modules].some((module) => module.file === file);
}

function addWithImports(module: EnvironmentModuleNode, to: Set<EnvironmentModuleNode>): void {
  if (to.has(module)) return;
  to.add(module);
  for (const imported of module.importedModules) addWithImports(imported, to);
}
