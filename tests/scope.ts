/**
 * The scope of a test run. `npm test` checks every rule once; `npm run test:all` (TESTS=all) checks it on every page,
 * at every width, in Firefox and WebKit, and on the hosts' real servers. Files listed here, and tests tagged `@all`,
 * only run in the full run; so do tests tagged `@chromium` in Firefox.
 */
import { globSync } from "node:fs";
import { join } from "node:path";

/** Whether this is the full run. */
export const everything = process.env["TESTS"] === "all";

export type Engine = "chromium" | "firefox";
/** The programs that tests use. */
export type Program = Engine | "webkit" | "nginx";

/** The programs of this run. */
export const programs: readonly Program[] = everything
  ? ["chromium", "firefox", "webkit", "nginx"]
  : ["chromium", "firefox", "webkit"];

// Paths of files, or of folders with a slash at the end.

const fullRunOnly = [
  // Every control of nine pages, pressed at three widths by finger and mouse.
  "tests/journeys/press.spec.ts",
  // Commands in copies of the project: processes, signals, ports.
  "tests/start/",
  // The development server, on which the editor's previews run too.
  "tests/site/development.spec.ts",
  // A host's real server, which must be installed first.
  "tests/hosting/conformance.test.ts",
  // WebKit's main journeys are tests/webkit/journeys.test.ts.
  "tests/webkit/typed.test.ts",
  "tests/webkit/outbox.test.ts",
];

/** What Firefox runs in `npm test`; in the full run it runs all but `oneEngine`. */
const mainJourneys = [
  "tests/journeys/keyboard.spec.ts",
  "tests/journeys/ways.spec.ts",
  "tests/forms/contact.spec.ts",
  "tests/outbox/wire.spec.ts",
];

/** Rules about the pages themselves, and tools that only Chromium has: these run in one engine. */
const oneEngine = [
  "tests/site/",
  "tests/look/",
  "tests/forms/accessible.spec.ts",
  "tests/forms/screen-reader.spec.ts",
  "tests/outbox/cache.spec.ts",
  "tests/forms/cache.spec.ts",
];

const driven: Readonly<Record<string, readonly Program[]>> = {
  "tests/webkit/": ["webkit"],
  "tests/hosting/conformance.test.ts": ["nginx"],
};

/** Every path above, for the test that they exist. */
export const listed = [...fullRunOnly, ...mainJourneys, ...oneEngine, ...Object.keys(driven)];

/** Whether a run covers a test file, by its path in the repository, such as `tests/site/cards.spec.ts`. */
export function covers(file: string, engine: Engine = "chromium", full = everything): boolean {
  const isIn = (paths: readonly string[]) => paths.some((path) => file.startsWith(path));
  if (!full && isIn(fullRunOnly)) return false;
  if (engine === "chromium") return true;
  return full ? !isIn(oneEngine) : isIn(mainJourneys);
}

/** The programs other than Chromium that a test file uses. */
export function programsOf(file: string): readonly Program[] {
  return Object.entries(driven).find(([path]) => file.startsWith(path))?.[1] ?? [];
}

/** The test files in a repository with a file name ending, such as `.spec.ts`. */
export function testFiles(ending: string, repository = process.cwd()): string[] {
  const exclude = (path: string) => /(?:^|[\\/])(?:node_modules|\.cache|\.git)$/u.test(path);
  return globSync(`**/*${ending}`, { cwd: repository, exclude }).map((file) => file.replaceAll("\\", "/"));
}

/** The test files that an engine skips, as patterns of full paths for Playwright. */
export function leftOut(engine: Engine, repository: string): RegExp[] {
  return testFiles(".spec.ts", repository)
    .filter((file) => !covers(file, engine))
    .map((file) => new RegExp(`^${RegExp.escape(join(repository, file))}$`, "u"));
}

/** The first cases of a loop, as many as `npm test` runs; all of them in the full run. */
export function sampled<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  return everything ? cases : cases.slice(0, count);
}

/** For two loops over the same cases at two widths: each case runs in one of them; in the full run, in both. */
export function everyOther<Case>(cases: readonly Case[], turn: number): readonly Case[] {
  return everything ? cases : cases.filter((_, index) => index % 2 === turn);
}
