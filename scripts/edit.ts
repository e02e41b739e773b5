/** `npm run edit`: the site with hot reload, and the owner's desk at `/admin` on the content folder of this computer. */
import { folderFiles } from "../desk/folder-files.ts";
import { settings } from "../src/settings.ts";
import { assertPortFree, describeAddresses, runCommand, servingArguments } from "../tools/command.ts";
import { openDesk } from "../tools/site/desk-server.ts";
import { startDevelopment } from "../tools/site/development.ts";
import { reachIn } from "../tools/site/listen.ts";
import { exitOnSignals } from "../tools/child-processes.ts";

exitOnSignals(0);
await runCommand("run edit", servingArguments, async () => {
  const reach = reachIn(process.argv);
  await assertPortFree(settings.port, reach);
  const port = await startDevelopment(reach, folderFiles(settings.contentDir), await openDesk());
  console.log(describeAddresses(port, reach, { Mail: "/_mail", Desk: "/admin" }));
  console.log(`  In Chrome or Edge, the desk works with this folder: "Work with Local Repository".\n`);
});
