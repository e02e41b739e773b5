/** The process in which `cached-site.ts` builds a site. */
import { precompress } from "../../hosting/precompress.ts";
import { settings } from "../../src/settings.ts";
import { buildSite } from "./build-site.ts";
import { runProgram } from "../command.ts";

await runProgram(async () => {
  await buildSite();
  // The best compression takes seconds, and only matters on a host.
  await precompress(settings.outDir, "fast");
});
