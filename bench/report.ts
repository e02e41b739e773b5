/** Writes what was measured, for people: Markdown tables and pictures in `bench/results`. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";

const folder = "bench/results";

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join(
    "\n",
  );
}

/** What was measured, when, and on what kind of machine. */
export function conditions(browser?: string): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const [core] = cpus();
  const busy = loadavg()[1] ?? 0;
  return `Measured ${new Date().toISOString().slice(0, 10)} at ${commit} on ${cpus().length} cores (${core?.model.trim() ?? "unknown"}; load ${busy.toFixed(1)} at the end), Node ${process.versions.node}${browser === undefined ? "" : `, ${browser}`}.`;
}

/** Writes a result; Markdown in the format of the project. */
export async function writeResult(name: string, text: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const options = await resolveConfig(file);
  writeFileSync(file, name.endsWith(".md") ? await format(text, { ...options, filepath: file }) : text);
  console.log(`wrote ${file}`);
}
