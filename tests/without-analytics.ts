/**
 * What analytics adds to each page: its script and its question. No budget counts it, so that a facility can turn
 * analytics on without a test that fails.
 */

/** The address of the script, which only pages with analytics load. */
export const scriptOfAnalytics = /\/_assets\/Analytics\.[^"]*\.js/u;

const parts = [
  /<aside id="analytics"[\s\S]*?<\/aside>/u,
  new RegExp(`<script type="module" src="${scriptOfAnalytics.source}"></script>`, "u"),
];

/** The HTML of a page as it is without analytics. */
export function withoutAnalytics(html: string): string {
  return parts.reduce((rest, part) => rest.replace(part, ""), html);
}
