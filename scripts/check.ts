/** `npm run check`: types, lint, format, unused code and content, side by side; prints what is wrong, and warnings. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const node = process.execPath;
const bin = (name: string, path: string) => [node, `node_modules/${name}/${path}`] as const;

const checks: Record<string, readonly string[]> = {
  content: [node, "--import", "tsx", "scripts/check-content.ts"],
  lint: [...bin("oxlint", "bin/oxlint"), "--deny-warnings"],
  types: [...bin("astro", "bin/astro.mjs"), "check", "--minimumFailingSeverity", "warning"],
  format: [
    ...bin("prettier", "bin/prettier.cjs"),
    "--check",
    "--log-level=warn",
    "--cache",
    "--cache-location=.cache/prettier",
    ".",
  ],
  unused: [...bin("knip", "bin/knip.js")],
};

const waiting = Object.entries(checks);
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(
  failed === 0
    ? "check: types, lint, format, unused code and content are in order"
    : `check: ${failed} of ${Object.keys(checks).length} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command = node, ...args]] = next;
    const began = performance.now();
    const { code, output } = await run(command, args);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
    const told = code === 0 ? warningsIn(output) : output.trim();
    if (told) console.error(told);
    if (code !== 0) failed += 1;
  }
}

/** The lines in which the content check warns of what is no fault. */
function warningsIn(output: string): string {
  return output
    .split("\n")
    .filter((line) => line.startsWith("Mind the "))
    .join("\n");
}

function run(command: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, { env: { ...process.env, FORCE_COLOR: "0" } });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => done({ code: 1, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}
