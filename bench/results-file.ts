/** Writes the measurements as one table to `bench/results.md`. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { format, resolveConfig } from "prettier";

const file = "bench/results.md";

/** One line of the table: the median of the values, compared with a goal. */
export interface Measurement {
  readonly page: string;
  readonly what: string;
  readonly values: readonly number[];
  /** The largest value that meets the goal, if there is one. */
  readonly goal?: number | undefined;
  readonly digits?: number;
}

/** The median; for an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** Writes the table and prints it. */
export async function writeResults(
  measurements: readonly Measurement[],
  rounds: number,
  browser: string,
): Promise<void> {
  const rows = measurements.map(({ page, what, values, goal, digits = 0 }) => {
    const result = median(values);
    const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
    const verdict = goal === undefined ? "" : `${result <= goal ? "✓" : "✗"} ${goal}`;
    return `| ${[page, what, result.toFixed(digits), verdict, `${least}–${most}`].join(" | ")} |`;
  });
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const text = `# Results

Measured ${new Date().toISOString().slice(0, 10)} at ${commit} on ${cpus().length} cores (${cpus()[0]?.model.trim()}; load ${loadavg()[1]?.toFixed(1)} at the end), Node ${process.versions.node}, ${browser}.
Medians of ${rounds} rounds. [What the rows mean](README.md).

| Page | | Median | Goal: at most | Range |
| --- | --- | ---: | ---: | ---: |
${rows.join("\n")}
`;
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  writeFileSync(file, formatted);
  console.log(`${formatted}\nwrote ${file}`);
}
