import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ownFolder } from "./own-folder.ts";
import { covers, leftOut, listed, testFiles } from "./scope.ts";

describe.each([
  // file, chromium and firefox in npm test, chromium and firefox in the full run
  ["tests/site/cards.spec.ts", true, false, true, false],
  ["tests/forms/reload.spec.ts", true, false, true, true],
  ["tests/journeys/ways.spec.ts", true, true, true, true],
  ["tests/journeys/press.spec.ts", false, false, true, true],
  ["tests/start/start.test.ts", false, false, true, true],
] as const)("%s", (file, chromium, firefox, allChromium, allFirefox) => {
  test("runs where it belongs", () => {
    expect([
      covers(file, "chromium", false),
      covers(file, "firefox", false),
      covers(file, "chromium", true),
      covers(file, "firefox", true),
    ]).toEqual([chromium, firefox, allChromium, allFirefox]);
  });
});

const folder = ownFolder("scope");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(["site", "look/tests/site", "a (1)", "[b]+c.d", "{e}^$"])(
  "in a folder named %s the second engine leaves out what needs only one, and nothing else",
  (name) => {
    const repository = join(folder, name);
    for (const file of ["tests/site/cards.spec.ts", "tests/journeys/ways.spec.ts"]) {
      mkdirSync(join(repository, file, ".."), { recursive: true });
      writeFileSync(join(repository, file), "");
    }
    const ignored = leftOut("firefox", repository);
    const left = testFiles(".spec.ts", repository).filter(
      (file) => !ignored.some((path) => path.test(join(repository, file))),
    );
    expect(left).toEqual(["tests/journeys/ways.spec.ts"]);
  },
);

test.each(listed)("%s is there", (path) => expect(existsSync(path)).toBe(true));
