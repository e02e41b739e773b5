import { globSync, rmSync } from "node:fs";
import { buildCachedSite, testSite } from "../tools/site/cached-site.ts";
import { everything, testDay } from "./scope.ts";

/** Builds the site for the tests, unless it is up to date. Runs before all tests, never during them. */
export default async function build(): Promise<void> {
  process.env["NOW"] ??= testDay;
  // Left by a run that was stopped.
  for (const lock of globSync(".cache/{*,sites/*}.lock")) rmSync(lock, { recursive: true, force: true });
  // Only the full run has AVIF pictures: in a fresh clone, they take two thirds of the build's time.
  await buildCachedSite(testSite, everything ? {} : { env: { AVIF: "no" } });
}

if (import.meta.main) await build();
