import { configDefaults, defineConfig } from "vitest/config";
import { canDrive } from "./tools/browsers.ts";
import { everything, testDay } from "./tests/scope.ts";

/** Folders of pure functions: their tests share the modules of a process. */
const pure = ["src/{client,components,forms,lib,selectors,ui}/**/*.test.{ts,tsx}"];
const webkit = ["tests/webkit/**/*.test.ts"];
const simulation = ["tests/simulation/**/*.test.ts"];
/** Slow tests. */
const full = ["tests/start/**/*.test.ts", "tests/commands/every-command.test.ts"];
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
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: "source",
          include: ["**/*.test.{ts,tsx}", ...simulation],
          exclude: [...exclude, ...pure, "tests/!(simulation)/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/**/*.test.ts"],
          exclude: [...exclude, ...simulation, ...webkit, ...(everything ? [] : full)],
          globalSetup: "./tests/build.ts",
        },
      },
      ...(canDrive("webkit")
        ? [
            {
              extends: true as const,
              test: { name: "webkit", include: webkit, globalSetup: "./tests/build.ts" },
            },
          ]
        : []),
    ],
  },
});
