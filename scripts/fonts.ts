/**
 * `npm run fonts -- <display font> <reading font>`: makes all files of the site's two fonts from two files, which may be
 * TrueType, OpenType, WOFF or WOFF2: what browsers load, what share pictures are drawn with, and the fallbacks.
 */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { SettingError } from "../src/settings.ts";
import { runProgram } from "../tools/command.ts";
import { missingLetters, siteFonts, type FontFile } from "../tools/site-fonts.ts";

const usage = "npm run fonts takes two files: npm run fonts -- <display font> <reading font>";

await runProgram(async () => {
  const [display, reading] = filesOf(process.argv.slice(2));
  for (const [path, content] of await siteFonts(display, reading)) {
    writeFileSync(path, content);
    console.log(`${path.padEnd(40)} ${(statSync(path).size / 1000).toFixed(1).padStart(6)} kB`);
  }
  const missing = missingLetters(display);
  if (missing.length > 0) {
    const others = missing.length > 12 ? ` and ${missing.length - 12} other letters` : "";
    console.log(`
${display.name} has no ${missing.slice(0, 12).join(" ")}${others}. A heading with one of them has it in another font.`);
  }
  console.log(`
Left to do: the names of the fonts and their licenses (README.md, docs/design.md), the labels of the street map, which
are drawn, and a look at the site: npm start, npm test -- tests/look src/pictures`);
});

/** The two files that the command is given. */
function filesOf(args: string[]): [FontFile, FontFile] {
  const [display, reading, ...more] = positionalsOf(args);
  if (display === undefined || reading === undefined || more.length > 0) throw new SettingError(usage);
  return [fileAt(display), fileAt(reading)];
}

function positionalsOf(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    throw new SettingError(usage);
  }
}

function fileAt(path: string): FontFile {
  try {
    return { name: basename(path), data: readFileSync(path) };
  } catch {
    throw new SettingError(`npm run fonts: ${path} can't be read. Is it a file?`);
  }
}
