/** The development server of `npm run dev` and `npm run edit`. */
import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { dev } from "astro";
import { refuseOthers } from "../../mail-mock/own-requests.ts";
import type * as contentReader from "../../src/content/content.ts";
import { importOnServer } from "../../src/plugins/import-on-server.ts";
import { settings } from "../../src/settings.ts";
import { assertPortFree } from "../command.ts";
import { listenAddress, type Reach } from "./listen.ts";
import { openMailMock } from "./serve.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Not Vite's default folder: a build empties that one, and this server would no longer find its packages. */
const packageCache = resolve(".cache/dev");

/**
 * Starts the site with hot reload, with the local mail service and `more` on its origin, and returns its port. It starts
 * although the content has problems: it prints them, and pages show them until they are fixed.
 */
export async function startDevelopment(reach: Reach, ...more: readonly Handler[]): Promise<number> {
  process.env["MAIL_ORIGIN"] = "same";
  // With another value, such as the terminal's, Vite would not show changed files, and React would not name mistakes.
  process.env["NODE_ENV"] = "development";
  await assertPortFree(settings.port, reach);
  const server = await dev({
    root: ".",
    logLevel: "info",
    server: { port: settings.port, host: listenAddress(reach) },
    vite: {
      cacheDir: packageCache,
      server: { strictPort: true, cors: false, fs: { allow: servedFolders() } },
      plugins: [
        {
          name: "local-services",
          configureServer: (started) => {
            const content = async () => {
              const file = resolve("src/content/content.ts");
              const reader = await importOnServer<typeof contentReader>(started, file);
              return reader.content();
            };
            const mailMock = openMailMock(".cache/mail", content);
            for (const handle of [refuseOthers, mailMock.handle, ...more]) started.middlewares.use(handle);
          },
        },
      ],
    },
  });
  return server.address.port;
}

/** The folders whose files pages load. Others hold messages, drafts and keys, and are not served. */
function servedFolders(): string[] {
  return [
    resolve("src"),
    // It may be a link.
    realpathSync("node_modules"),
    resolve("node_modules"),
    packageCache,
    join(settings.contentDir, "pictures"),
  ];
}
