/**
 * `npm run check`: types, lint, styles, format, unused code and content, in parallel; prints problems and warnings. With names,
 * such as `npm run check -- lint types`, only these.
 */
import { availableParallelism } from "node:os";
import { run } from "../tools/child-processes.ts";

const node = process.execPath;
const bin = (name: string, path: string) => [node, `node_modules/${name}/${path}`] as const;

/** The slowest first, so that the others run beside it. */
const checks: Readonly<Record<string, readonly string[]>> = {
  types: [node, "tools/checking/check-types.ts"],
  format: [...bin("oxfmt", "bin/oxfmt"), "--check"],
  content: [node, "tools/checking/check-content.ts"],
  unused: [...bin("knip", "bin/knip.js"), "--cache", "--cache-location=.cache/knip"],
  styles: [...bin("stylelint", "bin/stylelint.mjs"), "{src,desk}/**/*.css"],
  lint: [...bin("oxlint", "bin/oxlint"), "--deny-warnings"],
};

const began = performance.now();
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
const unknown = wanted.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}; there are ${Object.keys(checks).join(", ")}.`);
  process.exit(1);
}
const waiting = Object.entries(checks).filter(([name]) => wanted.includes(name));
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(
  failed === 0
    ? `check: no problem in ${wanted.join(", ")} (${secondsSince(began)} s)`
    : `check: ${failed} of ${wanted.length} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command = node, ...args]] = next;
    const start = performance.now();
    const { status, stdout, stderr } = await run(command, args, {
      env: { ...process.env, FORCE_COLOR: "0" },
    });
    console.log(`${status === 0 ? "✓" : "✗"} ${name} (${secondsSince(start)} s)`);
    const shown = status === 0 ? warningsIn(stderr) : `${stdout}${stderr}`.trim();
    if (shown) console.error(shown);
    if (status !== 0) failed += 1;
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function warningsIn(output: string): string {
  return output
    .split("\n")
    .filter((line) => line.startsWith("Warning: "))
    .join("\n");
}
