import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,mailroom,hosting,scripts,editor,tests}/**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    // Some wait for browsers and servers more than they compute.
    maxWorkers: 3,
    reporters: process.env["TEST_REPORT"]
      ? ["default", ["json", { outputFile: process.env["TEST_REPORT"] }]]
      : ["default"],
  },
});
