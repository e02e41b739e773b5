/** What is added to a site that Astro has built: digests, the speculation rules, security.txt. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Facility } from "../src/model/facility.ts";
import { digestsOf, withIntegrity } from "./integrity.ts";
import { pageFilesOf } from "./pages.ts";
import { securityText, securityTextPath } from "./security-txt.ts";
import { speculationPath, speculationRules } from "./speculation.ts";

/** Finishes the built site in `directory`, once. */
export function finishSite(directory: string, facility: Facility, now: Date): void {
  const digest = digestsOf(directory);
  for (const file of pageFilesOf(directory)) {
    const path = join(directory, file);
    const html = readFileSync(path, "utf8");
    writeFileSync(path, withIntegrity(html, digest));
  }
  const security = join(directory, securityTextPath);
  mkdirSync(dirname(security), { recursive: true });
  writeFileSync(security, securityText(facility, now));
  writeFileSync(join(directory, speculationPath), speculationRules());
}
