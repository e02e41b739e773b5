/** Which tests run in which browser. */

/** What only the first engine runs. */
const once = [
  // Rules about the pages themselves, and a reader that is the same in every browser.
  "editor/",
  "site/",
  "look/",
  "forms/accessible.spec.ts",
  "forms/screen-reader.spec.ts",
  // Only Chromium lets a test turn its back-forward cache on.
  "outbox/cache.spec.ts",
];

/**
 * The paths of the tests that only the first engine runs, for Playwright, which compares whole paths: anchored at the
 * repository, so that the folders above it may have any name.
 */
export function onceOnly(repository: string): RegExp {
  return new RegExp(`^${escaped(`${repository}/tests/`)}(?:${once.map(escaped).join("|")})`, "u");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}
