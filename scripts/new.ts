/**
 * `npm run new <name>`: copies `starter/` to facilities/<name>. From then on the commands that build, serve or check the
 * site use it; `npm test` uses the sample.
 */
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { slug } from "../src/lib/text.ts";

const name = slug(process.argv.slice(2).join(" "));
const folder = `facilities/${name}`;
if (name === "") fail("Give your facility a name: npm run new prairie-bats");
else if (existsSync(folder)) fail(`The folder ${folder} is already there: choose another name.`);
else {
  cpSync("starter", folder, { recursive: true });
  writeFileSync("facility.txt", `${folder}\n`);
  console.log(
    `Your facility is in ${folder}. Texts with "(Draft)" are yours to write; npm run preflight lists them.`,
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
