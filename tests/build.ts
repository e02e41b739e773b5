import { globSync, rmSync } from "node:fs";
import { buildLocalSite, localSite } from "../tools/local-site.ts";
import { testDay } from "./scope.ts";

/** Builds the site for the tests, unless it is up to date. Runs before all tests, never during them. */
export default async function build(): Promise<void> {
  process.env["NOW"] ??= testDay;
  // Left by a run that was stopped.
  for (const lock of globSync(".cache/{*,sites/*}.lock")) rmSync(lock, { recursive: true, force: true });
  await buildLocalSite(localSite);
}

if (import.meta.main) await build();
