/**
 * `npm run new <name>`: copies `starter/` to facilities/<name>. From then on the commands that build, serve or check
 * the site use it; `npm test` uses the sample.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { slug } from "../src/lib/text.ts";

const given = process.argv.slice(2).join(" ");
const name = slug(withoutMarks(given));
const folder = `facilities/${name}`;
const before = existsSync("facility.txt") ? readFileSync("facility.txt", "utf8").trim() : undefined;
if (name === "" || given.startsWith("-"))
  fail("Give your facility a name with letters from a to z or digits: npm run new prairie-bats");
else if (existsSync(folder)) fail(`The folder ${folder} is already there: choose another name.`);
else {
  cpSync("starter", folder, { recursive: true });
  writeFileSync("facility.txt", `${folder}\n`);
  console.log(
    `Your facility is in ${folder}. Texts with "(Draft)" are yours to write; npm run preflight lists them.`,
  );
  if (before !== undefined)
    console.log(`facility.txt now names it. To go back, write into that file: ${before}`);
}

/** `Łódź` as `lodz`, `Weiß` as `weiss`. */
function withoutMarks(words: string): string {
  return words
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
