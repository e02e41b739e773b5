import { configDefaults, defineConfig } from "vitest/config";
import { canDrive } from "./tools/browsers.ts";
import { everything, testDay } from "./tests/scope.ts";

const simulation = ["tests/simulation/**/*.test.ts"];
/** Tests that change globals, or use state of modules, such as the copies of content that a file of tests removes. */
const isolated = [
  "src/settings.test.ts",
  "src/content/{*,read/all-files}.test.ts",
  "src/mail/{send,outbox/locks}.test.ts",
  "src/pictures/og-image.test.ts",
  "{tools/checking/check-content,tools/site/cached-site,tools/checking/picture-problems}.test.ts",
  ...simulation,
];
const webkit = ["tests/webkit/**/*.test.ts"];
/** Takes longest: it builds a site, parses all of its pages and opens some of them. */
const hostile = ["tests/hostile/**/*.test.ts"];
/** What a person types in a copy of the project: slow. */
const commands = [
  "tests/start/**/*.test.ts",
  "tests/commands/{bench,checks,development,fonts,island,look,sites}.test.ts",
];
const exclude = [...configDefaults.exclude, "**/.cache/**"];

export default defineConfig({
  test: {
    // Generous timeouts for slow machines; tests that measure time set their own.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Some wait for browsers and servers more than they compute.
    maxWorkers: 3,
    restoreMocks: true,
    env: { NOW: process.env["NOW"] ?? testDay },
    projects: [
      { extends: true, test: { name: "isolated", include: isolated } },
      {
        extends: true,
        test: {
          name: "source",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...isolated, "tests/**"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.ts"],
          exclude: [...exclude, ...simulation, ...webkit, ...hostile, ...commands],
          globalSetup: "./tests/build.ts",
          isolate: false,
        },
      },
      // Vitest begins with the project whose name is first in the alphabet: with the longest test, which would end last,
      // alone, and with those that wait more than they compute.
      { extends: true, test: { name: "hostile", include: hostile, globalSetup: "./tests/build.ts" } },
      ...(everything
        ? [
            {
              extends: true as const,
              test: { name: "commands", include: commands, globalSetup: "./tests/build.ts" },
            },
          ]
        : []),
      ...(canDrive("webkit")
        ? [
            {
              extends: true as const,
              test: { name: "in-webkit", include: webkit, globalSetup: "./tests/build.ts" },
            },
          ]
        : []),
    ],
  },
});
