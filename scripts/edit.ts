/** `npm run edit`: the site with hot reload, and the desk at `/admin` on the content folder of this computer. */
import sirv from "sirv";
import { buildDesk, deskSite } from "../desk/build.ts";
import { deskHeaders } from "../hosting/headers.ts";
import { content } from "../src/content/content.ts";
import { runCommand } from "../tools/command.ts";
import { startDevelopment } from "../tools/development.ts";
import { exitOnSignals } from "../tools/processes.ts";

const directory = ".cache/desk";

exitOnSignals(0);
await runCommand("run edit", async () => {
  const { editing } = content().facility;
  await buildDesk(directory, deskSite(content()));
  const headers = new Headers(deskHeaders(editing));
  const desk = sirv(directory, {
    dev: true,
    extensions: ["html"],
    setHeaders: (response) => response.setHeaders(headers),
  });
  const origin = await startDevelopment(desk);
  console.log(
    `\n  Site   ${origin}/\n  Desk   ${origin}/admin (in Chrome or Edge: "Work with Local Repository", then this folder)\n`,
  );
});
