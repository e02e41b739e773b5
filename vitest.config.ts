import { defineConfig } from "vitest/config";
import { runsHere } from "./scripts/browsers.ts";
import { testDay } from "./tests/day.ts";
import { testFiles } from "./tests/scope.ts";

export default defineConfig({
  test: {
    // What is late on a busy machine is waited for, as in `playwright.config.ts`.
    testTimeout: 180_000,
    includeTaskLocation: true,
    // Some wait for browsers and servers more than they compute.
    maxWorkers: 3,
    env: { NOW: process.env["NOW"] ?? testDay },
    reporters: process.env["TEST_REPORT"]
      ? ["default", ["json", { outputFile: process.env["TEST_REPORT"] }]]
      : ["default"],
    projects: [
      {
        extends: true,
        test: {
          name: "source",
          include: ["{src,mail-mock,hosting,scripts,editor,tests/simulation}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/simulation/**", ...testFiles(".test.ts").filter((file) => !runsHere(file))],
          globalSetup: "./tests/build.ts",
        },
      },
    ],
  },
});
