/**
 * `npm run bench`: measures the site and writes the tables of `bench/results`.
 * `npm run bench -- speed` measures one part; `--rounds=1` does it quickly while something is being made faster, and
 * `--built` measures what the last run has built. Lighthouse takes `--only=/hitting,/cancel`.
 */
import { growth } from "../bench/growth.ts";
import { lighthouse } from "../bench/lighthouse.ts";
import { nextPage } from "../bench/next-page.ts";
import type { BenchOptions } from "../bench/options.ts";
import { speed } from "../bench/speed.ts";

const parts: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  speed,
  "next-page": nextPage,
  growth,
  lighthouse,
};

const given = process.argv.slice(2);
const asked = given.filter((word) => !word.startsWith("--"));
const option = (name: string) => given.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
const rounds = option("rounds");
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}. npm run bench -- [${Object.keys(parts).join("|")}] [--rounds=5]`,
  );
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(parts))
    await parts[name]?.({
      rounds: rounds === undefined ? undefined : Number(rounds),
      only: option("only")?.split(","),
      built: given.includes("--built"),
    });
}
