import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const lines = readFileSync("docs/dependencies.md", "utf8").split("\n");

test.each([
  "package.json",
  "tests/hosting/tools/package.json",
  "bench/tools/package.json",
  "tests/mutation/package.json",
])("every package of %s has a reason in docs/dependencies.md, and an exact version", (file) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as Package;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const line = lines.find((each) => each.startsWith(`| \`${name}\` `));
    expect(line?.split("|")[2]?.trim().length ?? 0, `the reason for ${name}`).toBeGreaterThan(4);
    expect(version, name).toMatch(/^(?:npm:\w+@)?\d+\.\d+\.\d+$/u);
  }
});

test("install scripts are off", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/mu);
});
