/**
 * `npm start`: builds the site if needed, serves it with a local mail service and prints the addresses. With `--host`,
 * other machines on the network, such as a phone, can open it, too. `docs/architecture.md` tells it step by step.
 */
import { settings } from "../src/settings.ts";
import { buildCachedSite } from "../tools/site/cached-site.ts";
import { assertPortFree, describeAddresses, runCommand, servingArguments } from "../tools/command.ts";
import { portOf, reachIn } from "../tools/site/listen.ts";
import { exitOnSignals } from "../tools/child-processes.ts";
import { startSite } from "../tools/site/serve.ts";

const directory = ".cache/start";

exitOnSignals(0);
await runCommand("start", servingArguments, async () => {
  const reach = reachIn(process.argv);
  await assertPortFree(settings.port, reach);
  process.stderr.write(
    await buildCachedSite(directory, {
      env: { AVIF: "no" },
      onBuild: () => console.log("• Building the site"),
    }),
  );
  const { origin } = await startSite({ port: settings.port, reach, directory });
  console.log(describeAddresses(portOf(origin), reach, { Mail: "/_mail" }));
});
