/** Speculation rules: which pages a browser may prefetch or prerender. A header names the file, so pages do not contain it. */

/** The file of the rules, which the `Speculation-Rules` header names. */
export const speculationPath = "/speculation-rules.json";

/** The content type that browsers require for the rules. */
export const speculationType = "application/speculationrules+json";

/** Links to pages, not to files (a calendar, a picture) or the local mailbox. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/_*" } },
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[target=_blank], [download]" } },
  ],
} as const;

/** The rules as JSON. `moderate` means when the pointer rests on a link or presses it. */
export function speculationRules(): string {
  return JSON.stringify({
    prefetch: [{ where: pages, eagerness: "moderate" }],
    prerender: [{ where: pages, eagerness: "moderate" }],
  });
}
