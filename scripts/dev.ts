/** `npm run dev`: the site with hot reload, and the local mail service on its origin. */
import { resolve } from "node:path";
import { dev } from "astro";
import { settings } from "../src/settings.ts";
import { assertPortsFree, runCommand } from "./command.ts";
import { terminationSignals } from "./processes.ts";
import { openMailMock } from "./serve.ts";

await runCommand("run dev", async () => {
  process.env["MAIL_ORIGIN"] = "same";
  await assertPortsFree(settings.port);
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
  for (const signal of terminationSignals) process.on(signal, () => process.exit(0));
  console.log(`\n  Mail   http://localhost:${server.address.port}/_mail\n`);
});
