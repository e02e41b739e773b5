/** Which pages a browser may fetch or prepare before the visitor has clicked; sent by header, so that no page carries it. */

/** Where the rules stand; the `Speculation-Rules` header names it. */
export const speculationPath = "/speculation-rules.json";

/** The content type that browsers demand of the rules. */
export const speculationType = "application/speculationrules+json";

/** Pages of the site, but neither files (a calendar, a picture) nor the local mail program. */
const pages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/_*" } },
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[target=_blank], [download]" } },
  ],
} as const;

/** The rules as JSON: a link that the pointer rests on is prepared, one that is pressed at the latest. */
export function speculationRules(): string {
  return JSON.stringify({
    prefetch: [{ where: pages, eagerness: "moderate" }],
    prerender: [{ where: pages, eagerness: "moderate" }],
  });
}
