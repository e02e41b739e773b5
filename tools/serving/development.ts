/** The development server of `npm run dev` and `npm run edit`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { dev } from "astro";
import { readContent } from "../../src/content/content.ts";
import { describeProblems } from "../../src/content/read/problems.ts";
import { settings } from "../../src/settings.ts";
import { assertPortFree } from "../command.ts";
import { listenAddress, type Reach } from "./listen.ts";
import { openMailMock } from "./serve.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Starts the site with hot reload, with the local mail service and `more` on its origin, and returns its port. It starts
 * although the content has problems: it prints them, and pages show them until they are fixed.
 */
export async function startDevelopment(reach: Reach, ...more: readonly Handler[]): Promise<number> {
  process.env["MAIL_ORIGIN"] = "same";
  // With another value, such as the terminal's, Vite would not show changed files, and React would not name mistakes.
  process.env["NODE_ENV"] = "development";
  await assertPortFree(settings.port, reach);
  const mailMock = openMailMock(".cache/mail");
  const server = await dev({
    root: ".",
    logLevel: "info",
    server: { port: settings.port, host: listenAddress(reach) },
    vite: {
      // Not the default folder: a build empties that one, and this server would no longer find its packages.
      cacheDir: resolve(".cache/dev"),
      server: { strictPort: true },
      plugins: [
        {
          name: "local-services",
          configureServer: ({ middlewares }) => {
            for (const handle of [mailMock.handle, ...more]) middlewares.use(handle);
          },
        },
      ],
    },
  });
  const { problems } = readContent(settings.contentDir);
  if (problems.length > 0) console.error(describeProblems(problems));
  return server.address.port;
}
