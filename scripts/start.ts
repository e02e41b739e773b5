/** `npm start`: builds the site if needed, serves it with a local mail service and prints the addresses. */
import { settings } from "../src/settings.ts";
import { buildLocalSite } from "../tools/local-site.ts";
import { assertPortFree, runCommand } from "../tools/command.ts";
import { exitOnSignals } from "../tools/processes.ts";
import { startSite } from "../tools/serve.ts";

const directory = ".cache/start";

exitOnSignals(0);
await runCommand("start", async () => {
  await assertPortFree(settings.port);
  // AVIF pictures take half of a build's time; browsers show WebP without them.
  process.stderr.write(
    await buildLocalSite(directory, {
      env: { AVIF: "no" },
      onBuild: () => console.log("• Building the site"),
    }),
  );
  const { origin } = await startSite({ port: settings.port, directory });
  const shown = origin.replace("127.0.0.1", "localhost");
  console.log(`\n  Site   ${shown}/\n  Mail   ${shown}/_mail\n\n  Stop with Ctrl+C\n`);
});
