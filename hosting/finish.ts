/** What is added to a site that Astro has built: digests, the speculation rules, security.txt. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Facility } from "../src/model/facility.ts";
import { digestsOf, withIntegrity } from "./integrity.ts";
import { pageFilesOf } from "./pages.ts";
import { securityText, securityTextPath } from "./security-txt.ts";
import { speculationPath, speculationRules } from "./speculation.ts";

/**
 * Has the page's scripts run as soon as they come, mostly while the style sheet is still on its way. Left as they
 * are, the browser has them wait for it: those in files run between it and the first paint, and those in the page
 * (of islands) hold up its reading meanwhile. The site's own stands at the end of the page, so all that it looks for
 * is there; islands come to life whenever they are known.
 */
export function withoutWaiting(html: string): string {
  return html.replaceAll(/<script(?: type="module")?(?= src=|>)/gu, '<script async type="module"');
}

/**
 * Finishes the built site in `directory`, once.
 * @param facility whom to write to, and the public address that the site is built for.
 */
export function finishSite(
  directory: string,
  facility: Pick<Facility, "email" | "website">,
  now: Date,
): void {
  const digest = digestsOf(directory);
  for (const file of pageFilesOf(directory)) {
    const path = join(directory, file);
    const html = readFileSync(path, "utf8");
    writeFileSync(path, withIntegrity(withoutWaiting(html), digest));
  }
  const security = join(directory, securityTextPath);
  mkdirSync(dirname(security), { recursive: true });
  writeFileSync(security, securityText(facility, now));
  writeFileSync(join(directory, speculationPath), speculationRules());
}
