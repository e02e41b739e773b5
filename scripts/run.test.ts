import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The commands that `run.mjs` starts without `devDependencies`. */
const commands =
  /SITE_COMMANDS = new Set\(\[(.*)\]\)/u
    .exec(readFileSync("scripts/run.mjs", "utf8"))?.[1]
    ?.matchAll(/[\w-]+/gu)
    .map(([name]) => name)
    .toArray() ?? [];

/** The packages that a file and the files it imports load. */
function packagesOf(file: string, seen: Set<string>): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return packages;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const imports = source.matchAll(
    /^(?:import|export|\}) (?!type )(?:.* from )?"([^"]+)";$|import\("([^"]+)"\)/gmu,
  );
  for (const [, name = "", late = ""] of imports) {
    const path = name || late;
    if (path.startsWith("."))
      for (const each of packagesOf(join(dirname(file), path), seen)) packages.add(each);
    else if (!/^(?:node|astro|virtual):/u.test(path))
      packages.add(/^(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0] ?? path);
  }
  return packages;
}

test("the site's own commands run without development packages", () => {
  expect(commands).toContain("start");
  const files = [
    ...commands.map((command) => `scripts/${command}.ts`),
    "astro.config.ts",
    ...globSync("src/{views,seo/files,client}/*.{astro,ts}").filter((file) => !file.endsWith(".test.ts")),
  ];
  const seen = new Set<string>();
  const packages = new Set(files.flatMap((file) => [...packagesOf(file, seen)]));
  expect([...packages]).toEqual(expect.arrayContaining(["astro", "sharp", "react", "valibot"]));
  for (const name of packages) expect(dependencies).toHaveProperty([name]);
});
