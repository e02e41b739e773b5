/** `npm run dev`: the site with hot reload, and the local mail service on its origin. */
import { describeAddresses, runCommand, servingArguments } from "../tools/command.ts";
import { startDevelopment } from "../tools/site/development.ts";
import { reachIn } from "../tools/site/listen.ts";
import { exitOnSignals } from "../tools/child-processes.ts";

exitOnSignals(0);
await runCommand("run dev", servingArguments, async () => {
  const reach = reachIn(process.argv);
  const port = await startDevelopment(reach);
  console.log(describeAddresses(port, reach, { Mail: "/_mail" }));
});
