import { availableParallelism } from "node:os";
import { defineConfig, type Project } from "@playwright/test";
import { canDrive, chromiumArgs, chromiumHere, firefoxHere } from "./scripts/browsers.ts";
import { everything, leftOut } from "./tests/scope.ts";

const chromium: Project["use"] = {
  browserName: "chromium",
  launchOptions: {
    ...chromiumHere().light,
    args: [...chromiumArgs],
  },
};
const firefox: Project["use"] = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: { executablePath: firefoxHere() },
};

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: process.env["TEST_RESULTS"] ?? ".cache/test-results",
  fullyParallel: true,
  // They wait for the browser half of the time.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  // What is late on a busy machine is waited for: a deadline that matters stands in the test that holds to it.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  globalSetup: "./tests/build.ts",
  reporter: process.env["TEST_REPORT"]
    ? [[process.stdout.isTTY ? "line" : "list"], ["json", { outputFile: process.env["TEST_REPORT"] }]]
    : [["list"]],
  // A trace of every test costs more than the tests: `npx playwright test --trace on` records one when it is needed.
  use: { trace: "off", screenshot: "only-on-failure" },
  projects: [
    {
      name: "chromium",
      use: chromium,
      testIgnore: leftOut("chromium", import.meta.dirname),
      ...(everything ? {} : { grepInvert: /@all/u }),
    },
    ...(canDrive("firefox")
      ? [
          {
            name: "firefox",
            use: firefox,
            testIgnore: leftOut("firefox", import.meta.dirname),
            ...(everything ? {} : { grepInvert: /@all|@chromium/u }),
          },
        ]
      : []),
  ],
});
