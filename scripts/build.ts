/** `npm run build`: the production site in `dist/`. */
import { precompress } from "../hosting/precompress.ts";
import { settings } from "../src/settings.ts";
import { buildSite } from "../tools/site/build-site.ts";
import { runCommand } from "../tools/command.ts";

await runCommand("run build", [], async () => {
  const began = performance.now();
  await buildSite();
  await precompress(settings.outDir, "best");
  console.log(`The site is in ${settings.outDir} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
});
