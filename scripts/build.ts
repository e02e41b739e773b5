/** `npm run build`: the production site in `dist/`. */
import { precompress } from "../hosting/precompress.ts";
import { buildSite } from "./build-site.ts";
import { settings } from "../src/settings.ts";

const began = performance.now();
if (await buildSite()) {
  // Compressing takes seconds and only matters on a host.
  if (settings.mailOrigin !== "same") await precompress(settings.outDir);
  console.log(`The site is in ${settings.outDir} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
} else process.exitCode = 1;
