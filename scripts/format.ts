/** `npm run format`: formats the code with oxfmt and the content with the desk's formatter. */
import { spawnSync } from "node:child_process";
import { settings } from "../src/settings.ts";
import { runCommand } from "../tools/command.ts";
import { formatContent } from "../tools/checking/content-format.ts";

await runCommand("run format", [], () => {
  for (const directory of new Set([
    settings.contentDir,
    settings.sampleDir,
    "starter",
    "tests/second-facility/content",
  ]))
    formatContent(directory);
  const { status } = spawnSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
});
