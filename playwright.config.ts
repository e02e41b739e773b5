import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { canDrive, chromiumArgs, firefox, lightChromium } from "./tools/browsers.ts";
import { everything } from "./tests/scope.ts";

/** Slow tests. In `npm test`, `commands/start-and-edit` uses the desk as an owner does most. */
const fullRunOnly = ["**/site/development.spec.ts", "**/desk/*.spec.ts"];
/** Rules about the pages themselves, and tools that only Chromium has. */
const oneEngine = ["**/{cached-pages,site,look,desk,commands}/*.spec.ts", "**/forms/accessible.spec.ts"];
/**
 * What the site's own code decides once a browser has done its part, which Firefox shows elsewhere: that it draws and
 * checks a form's controls, with `contact`, `employment` and `every-form`; that it keeps the caret while somebody else
 * changes the page, with `changed-page`; that it restores answers, with `reload`; that a request ends or fails, with
 * `outbox/faults`; that tabs share a disk and take turns, with `outbox/delivery` and `outbox/tabs`; dates and time zones,
 * with `hours/open-now`. Cases of that kind are `@chromium`. A test in Firefox takes as long as three in Chromium.
 */
const sameInEachEngine = [
  "**/forms/{feedback,team-practice,repeated,honeypot,added-form}.spec.ts",
  "**/outbox/unreachable.spec.ts",
  "**/hours/on-sale.spec.ts",
];

export default defineConfig({
  testDir: "tests",
  outputDir: process.env["TEST_RESULTS"] ?? ".cache/test-results",
  fullyParallel: true,
  // Tests also wait for timers and servers, so there is one worker more than cores.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous timeouts for slow machines; tests that measure time set their own.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  globalSetup: "./tests/build.ts",
  // Node runs TypeScript itself.
  build: { external: ["**/*.ts"] },
  snapshotPathTemplate: "{testDir}/look/transcripts/{arg}{ext}",
  reporter: "list",
  use: { screenshot: "only-on-failure" },
  projects: [
    ...(canDrive("firefox")
      ? [
          {
            name: "firefox",
            // Its start takes longer than a test: one worker of it is enough, and begins first.
            workers: 1,
            use: {
              browserName: "firefox" as const,
              channel: "moz-firefox",
              launchOptions: { executablePath: firefox() ?? "firefox" },
            },
            testMatch: "**/*.spec.ts",
            testIgnore: [...oneEngine, ...sameInEachEngine],
            ...(everything ? { grepInvert: /@chromium/u } : { grep: /@main/u }),
          },
        ]
      : []),
    {
      name: "chromium",
      testMatch: "**/*.spec.ts",
      use: { browserName: "chromium", launchOptions: { ...lightChromium, args: [...chromiumArgs] } },
      ...(everything ? {} : { testIgnore: fullRunOnly, grepInvert: /@all/u }),
    },
  ],
});
