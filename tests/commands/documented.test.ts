/** The commands that the guides tell a person to type are the ones that tests type, and CONTRIBUTING.md says where. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const list =
  readFileSync("CONTRIBUTING.md", "utf8").split("## Commands, and the test that types each")[1] ?? "";
const guides = globSync(["*.md", "docs/*.md", "docs/publish/*"]).filter(
  // Its commands are the requirements; the changes name old ones.
  (file) => !/specification|CHANGELOG/u.test(file),
);

/** The file that types each command, by the list. */
const typedIn = new Map(
  [...list.matchAll(/^\| (`npm .*) \| `(.*)` +\|$/gmu)].flatMap(([, commands = "", file = ""]) =>
    commandsIn(commands).map((command) => [command, file] as const),
  ),
);

/** The project's commands in a text, without what follows: `npm start`, `npm run host`. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:start|test|run [a-z][\w:-]*)/gu)].map(([command]) => command);
}

test.each(guides)("%s names no command that no test types", (guide) => {
  const named = new Set(commandsIn(readFileSync(guide, "utf8")));
  expect([...named].filter((command) => !typedIn.has(command))).toEqual([]);
});

test("the list names every command of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).map(
    (name) => (/^(?:start|test)$/u.test(name) ? "npm" : "npm run") + ` ${name}`,
  );
  expect([...typedIn.keys()].sort()).toEqual(commands.sort());
});

test("each is typed where the list says", () => {
  for (const [command, file] of typedIn) {
    const text = readFileSync(file, "utf8");
    const typed = [...text.matchAll(/(?:type\(|succeed\(|run: )["`]?([^"`\n]+)/gu)].flatMap(([, line = ""]) =>
      commandsIn(line),
    );
    expect(typed, `${file} types ${command}`).toContain(command);
  }
});

test("no guide names a program that needs the project's Node", () => {
  for (const guide of guides)
    expect(readFileSync(guide, "utf8"), guide).not.toMatch(
      /npx (?:vitest|playwright|astro|oxlint|tsc|knip)/u,
    );
});
