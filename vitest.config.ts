import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { runsHere } from "./scripts/browsers.ts";
import { testDay } from "./tests/day.ts";
import { testFiles } from "./tests/scope.ts";

const files = [...testFiles(".test.ts"), ...testFiles(".test.tsx")];
const readsSite = (file: string) => /^tests\/(?!simulation\/)/u.test(file);
/** Whether a test changes what all modules of a process share, or has a helper that cleans up after the file. */
const changesProcess = (file: string) =>
  /\bvi\.(?:stub|mock|spyOn|useFake)|process\.(?:chdir|env\[.+\] = )|globalThis|stackTraceLimit = |planted-content/u.test(
    readFileSync(file, "utf8"),
  );
const source = files.filter((file) => !readsSite(file));
const alone = source.filter(changesProcess);

export default defineConfig({
  test: {
    // What is late on a busy machine is waited for, as in `playwright.config.ts`.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    includeTaskLocation: true,
    // Some wait for browsers and servers more than they compute.
    maxWorkers: 3,
    env: { NOW: process.env["NOW"] ?? testDay },
    reporters: process.env["TEST_REPORT"]
      ? ["default", ["json", { outputFile: process.env["TEST_REPORT"] }]]
      : ["default"],
    // They run in the order of their names: the simulation, which takes longest, is among the first.
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      {
        extends: true,
        test: {
          name: "site",
          include: files.filter((file) => readsSite(file) && runsHere(file)),
          globalSetup: "./tests/build.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "source",
          include: source.filter((file) => !alone.includes(file)),
          // A process loads each module once, for all the tests that it runs.
          isolate: false,
        },
      },
    ],
  },
});
