/** `npm run dev`: the site with hot reload, and the local mail service on its origin. */
import { resolve } from "node:path";
import { dev } from "astro";
import { settings } from "../src/settings.ts";
import { assertPortFree, runCommand } from "../tools/command.ts";
import { exitOnSignals } from "../tools/processes.ts";
import { openMailMock } from "../tools/serve.ts";

exitOnSignals(0);
await runCommand("run dev", async () => {
  process.env["MAIL_ORIGIN"] = "same";
  await assertPortFree(settings.port);
  const mailMock = openMailMock(".cache/mail");
  const server = await dev({
    root: ".",
    logLevel: "info",
    server: { port: settings.port, host: "127.0.0.1" },
    vite: {
      // Not the default folder: a build empties that one, and this server would no longer find its packages.
      cacheDir: resolve(".cache/dev"),
      server: { strictPort: true },
      plugins: [
        {
          name: "local-mail",
          configureServer: ({ middlewares }) => {
            middlewares.use(mailMock.handle);
          },
        },
      ],
    },
  });
  console.log(`\n  Mail   http://localhost:${server.address.port}/_mail\n`);
});
