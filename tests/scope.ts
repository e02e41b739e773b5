/**
 * `npm test` proves every rule once; `npm run test:all` (TESTS=all) proves it on every page, at every width, in every
 * engine that can do it in another way. A tag says where a browser's test runs: `@all` in the full run only, `@main` in
 * Firefox in `npm test`, too, `@chromium` never in Firefox: it needs a tool of Chromium, or the site's own code decides
 * what it shows.
 */

/** Whether this is the full run. */
export const everything = process.env["TESTS"] === "all";

/** Tags all cases of a loop but the first `@chromium`: other engines run only the first, also in the full run. */
export function chromiumExceptFirst(index: number): string[] {
  return index === 0 ? [] : ["@chromium"];
}

/** The first cases of a loop, as many as `npm test` runs; all of them in the full run. */
export function sampled<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  return everything ? cases : cases.slice(0, count);
}

/** How many random cases a test runs: a tenth in `npm test`. */
export function runs(inFullRun: number): number {
  return everything ? inFullRun : Math.ceil(inFullRun / 10);
}

/**
 * The time at which the tests build and visit the site: a Monday at noon, ten days before Thanksgiving. Without it,
 * the tests of dated content would depend on the day of the run.
 */
export const testDay = "2026-11-16T12:00:00-05:00";

/** For two loops over the same cases: each case runs in one of them; in the full run, in both. */
export function everyOther<Case>(cases: readonly Case[], turn: number): readonly Case[] {
  return everything ? cases : cases.filter((_, index) => index % 2 === turn);
}
