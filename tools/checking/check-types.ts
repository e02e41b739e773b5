/** Checks all types at once. TypeScript reads `.astro` files as TSX; its errors name places in the `.astro` files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertToTsx } from "@astrojs/astro2tsx";
import { filesBelow } from "../../src/content/read/folder.ts";
import { run } from "../child-processes.ts";

/** `tsconfig.json` reads what is here as if it were beside the rest of the source. */
const folder = ".cache/astro-tsx";

rmSync(folder, { recursive: true, force: true });
for (const file of filesBelow("src").filter((name) => name.endsWith(".astro"))) {
  const target = join(folder, "src", `${file}.tsx`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, tsxOf(join("src", file)).code);
}
const options = ["--noEmit", "--singleThreaded", "--incremental", "--tsBuildInfoFile", ".cache/types"];
const tsc = ["node_modules/typescript/bin/tsc", ...options, "--pretty", "false"];
const { status, stdout } = await run(process.execPath, tsc);
console.error(stdout.replaceAll(/^\.cache\/astro-tsx\/(\S+)\.tsx\((\d+),(\d+)\)/gmu, placeInSource));
process.exitCode = status;

function tsxOf(file: string): { code: string; mappings: readonly (readonly (number | undefined)[])[] } {
  const { code, mappings } = convertToTsx(readFileSync(file, "utf8"), { filename: file, ambientTypes: true });
  // It declares this type whether it uses it or not.
  return { code: code.replace("\ntype ASTRO__MergeUnion", "\nexport type ASTRO__MergeUnion"), mappings };
}

/** The place in an `.astro` file of a place in its TSX; the start of the file for code that only the TSX has. */
function placeInSource(_place: string, file: string, line: string, column: string): string {
  const { code, mappings } = tsxOf(file);
  const linesBefore = code.split("\n").slice(0, Number(line) - 1);
  const offset = linesBefore.map((text) => `${text}\n`).join("").length + Number(column) - 1;
  // A mapping is where a part begins in the TSX, its length, and where it begins in the file.
  const mapping = mappings.find(([start = 0, length = 0]) => offset >= start && offset <= start + length);
  const [start = 0, , startInFile = 0] = mapping ?? [offset];
  const before = readFileSync(file, "utf8").slice(0, startInFile + offset - start);
  const beforeOnLine = before.slice(before.lastIndexOf("\n") + 1);
  return `${file}:${before.split("\n").length}:${beforeOnLine.length + 1}`;
}
