/** `npm run format`: formats the code with oxfmt and the content with the desk's formatter, and lists its fields. */
import { spawnSync } from "node:child_process";
import { settings } from "../src/settings.ts";
import { runCommand } from "../tools/command.ts";
import { formatContent } from "../tools/checking/content-format.ts";
import { writeFieldsGuide } from "../tools/checking/fields-guide.ts";

await runCommand("run format", [], () => {
  for (const directory of new Set([
    settings.contentDir,
    settings.sampleDir,
    "starter",
    "tests/second-facility/content",
  ]))
    formatContent(directory);
  writeFieldsGuide();
  const { status } = spawnSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
});
