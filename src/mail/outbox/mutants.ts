/**
 * Plants wrong changes in copies of the outbox, one each, and shows that the tests catch every one.
 * Usage: node --import tsx src/mail/outbox/mutants.ts [part of a name]
 * Fails if a mutant survives, or if a change no longer finds its place in the source.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mutants, type Mutant } from "./mutants-planted.ts";

const source = resolve(import.meta.dirname, "..");
// Inside the project, so that the copies find its packages.
const folder = resolve(".cache/mutants");
const AT_ONCE = 2;

const config = `export default {
  test: { include: ["mail/**/*.test.ts"], exclude: ["**/size.test.ts"], testTimeout: 120000, bail: 1 },
};
`;

/** Copies the mail folder, plants the mutant, and says which test catches it; nothing if none does. */
async function caughtBy({ name, changes }: Mutant, copy: string): Promise<string | undefined> {
  const root = join(folder, copy);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(source, join(root, "mail"), { recursive: true });
  writeFileSync(join(root, "vitest.config.ts"), config);
  for (const { file, from, to } of changes) {
    const path = join(root, "mail", file);
    const text = readFileSync(path, "utf8");
    if (text.split(from).length !== 2)
      throw new Error(`"${name}": its place in ${file} is gone, or not the only one:\n${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
  const { code, output } = await vitest(root);
  rmSync(root, { recursive: true, force: true });
  if (code === 0) return undefined;
  const test = /FAIL\s+(.*)/.exec(output)?.[1]?.trim();
  if (test === undefined) throw new Error(`"${name}" was not tested:\n${output}`);
  return test;
}

function vitest(root: string): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, SIMULATED_RUNS: "3000", NO_COLOR: "1" };
  const child = spawn(process.execPath, [resolve("node_modules/vitest/vitest.mjs"), "run", "--root", root], {
    env,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  return new Promise((ready) => {
    child.on("close", (code) => ready({ code, output }));
  });
}

const wanted = mutants.filter(({ name }) => name.includes(process.argv[2] ?? ""));
const survivors: string[] = [];
const queue = [...wanted.entries()];

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [index, mutant] = next;
    const test = await caughtBy(mutant, String(index));
    console.log(
      `${test === undefined ? "SURVIVES" : "caught  "}  ${mutant.name}${test === undefined ? "" : `\n            by ${test}`}`,
    );
    if (test === undefined) survivors.push(mutant.name);
  }
}

const broken = await caughtBy({ name: "nothing changed", changes: [] }, "untouched");
if (broken !== undefined) throw new Error(`A test fails without any mutant: ${broken}`);
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`${wanted.length - survivors.length} of ${wanted.length} mutants caught`);
process.exitCode = survivors.length > 0 ? 1 : 0;
