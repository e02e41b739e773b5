import { defineConfig } from "vitest/config";
import { testDay } from "./tests/day.ts";

export default defineConfig({
  test: {
    testTimeout: 60_000,
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
          exclude: ["tests/simulation/**"],
          globalSetup: "./tests/build.ts",
        },
      },
    ],
  },
});
