/** `npm run edit`: the site with hot reload, and the desk at `/admin` on the content folder of this computer. */
import sirv from "sirv";
import { folderFiles } from "../desk/folder-files.ts";
import { deskHeaders } from "../hosting/headers.ts";
import { settings } from "../src/settings.ts";
import { assertPortFree, describeAddresses, runCommand, servingArguments } from "../tools/command.ts";
import { startDevelopment } from "../tools/serving/development.ts";
import { reachIn } from "../tools/serving/listen.ts";
import { BuildError } from "../tools/building/cached-site.ts";
import { exitOnSignals, run } from "../tools/child-processes.ts";

const directory = ".cache/desk";

exitOnSignals(0);
await runCommand("run edit", servingArguments, async () => {
  const reach = reachIn(process.argv);
  await assertPortFree(settings.port, reach);
  // In its own process: a build makes its process a production one, and this one develops.
  const { status, stderr } = await run(process.execPath, ["tools/programs/build-desk.ts", directory]);
  if (status !== 0) throw new BuildError(stderr);
  const headers = new Headers(deskHeaders(undefined));
  const desk = sirv(directory, {
    dev: true,
    extensions: ["html"],
    setHeaders: (response) => response.setHeaders(headers),
  });
  const port = await startDevelopment(reach, folderFiles(settings.contentDir), desk);
  console.log(describeAddresses(port, reach, { Mail: "/_mail", Desk: "/admin" }));
  console.log(`  In Chrome or Edge, the desk works with this folder: "Work with Local Repository".\n`);
});
