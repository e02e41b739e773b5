/** `npm run dev`: the site with hot reload, and the local mail service on its origin. */
import { runCommand } from "../tools/command.ts";
import { startDevelopment } from "../tools/development.ts";
import { exitOnSignals } from "../tools/processes.ts";

exitOnSignals(0);
await runCommand("run dev", async () => {
  console.log(`\n  Mail   ${await startDevelopment()}/_mail\n`);
});
