/** Checks the import rules of `oxlint.config.ts`: forbidden imports are rejected, allowed ones are not. */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importRules } from "../oxlint.config.ts";

const table = "docs/architecture.md says";
const refused: readonly [file: string, line: string, reason: string][] = [
  ["src/lib/a.ts", 'export { Button } from "../ui/Button.tsx";', table],
  ["src/ui/fields/b.ts", 'export { line } from "../../content/schema/types.ts";', table],
  ["src/content/schema/c.ts", 'export { content } from "../content.ts";', table],
  ["src/content/read/d.ts", 'export { rules } from "../rules/all.ts";', table],
  ["src/content/read/e.ts", 'export { useState } from "react";', "no React here"],
  ["src/search/f.ts", 'export { send } from "../mail/send.ts";', table],
  ["src/pictures/g.ts", 'export { coachCards } from "../selectors/coaches.ts";', table],
  ["src/components/site/h.ts", 'export { x } from "../../selectors/coaches.ts";', table],
  ["src/content/schema/v.ts", 'export { readAnswers } from "../../forms/state/answers.ts";', table],
  ["src/ui/fields/w.ts", 'export { partsOf } from "../../forms/fields/questions.ts";', table],
  ["src/ui/x.ts", 'import type { Form } from "../forms/Form.tsx";\nexport type { Form };', table],
  ["src/forms/fields/y.ts", 'export { Button } from "../../ui/Button.tsx";', table],
  ["src/forms/fields/z.ts", 'export { useState } from "react";', "no React here"],
  ["src/client/i.ts", 'export { content } from "../content/content.ts";', table],
  ["src/plugins/j.ts", 'export { run } from "../../tools/child-processes.ts";', table],
  ["src/pages/k.ts", 'export { nextWeek } from "../client/scheduled.ts";', table],
  ["src/routes.ts", 'export { slug } from "./lib/text.ts";', table],
  ["hosting/l.ts", 'export { createMailMock } from "../mail-mock/mail-mock.ts";', table],
  ["desk/m.ts", 'export { hosts } from "../hosting/hosts.ts";', table],
  ["tools/n.ts", 'export { x } from "../scripts/build.ts";', table],
  ["tests/hosting/o.test.ts", 'export { x } from "../../scripts/build.ts";', table],
  ["src/lib/first.ts", 'import type { Second } from "./second.ts";\nexport type First = Second;', "no-cycle"],
  ["src/lib/second.ts", 'import type { First } from "./first.ts";\nexport type Second = First;', "no-cycle"],
  // The network, the environment and the content are reached in one place.
  ["src/ui/s.ts", "export const socket = new WebSocket(address);", "only mail/send.ts sends"],
  ["src/selectors/t.ts", 'export const now = process.env["NOW"];', "no-process-env"],
  ["src/pages/u.ts", 'export { readFileSync } from "node:fs";', "no-nodejs-modules"],
];

const allowed: readonly [file: string, line: string][] = [
  ["src/seo/A.ts", 'export { settings } from "../settings.ts";'],
  ["src/ui/B.ts", 'export { slug } from "../lib/text.ts";'],
  ["src/content/rules/C.ts", 'export { readDocument } from "../read/document.ts";'],
  ["src/content/schema/H.ts", 'export { partsOf } from "../../forms/fields/questions.ts";'],
  ["src/ui/I.ts", 'import type { X } from "../forms/fields/field.ts";\nexport type { X };'],
  ["src/forms/state/J.ts", 'export { partsOf } from "../fields/questions.ts";'],
  ["src/components/site/D.ts", 'import type { X } from "../../content/schema/x.ts";\nexport type { X };'],
  ["src/mail/send.ts", 'export const sent = fetch("https://example.com");'],
  ["src/settings.ts", 'export const now = process.env["NOW"];'],
  ["scripts/E.ts", 'export { run } from "./child-processes.ts";'],
  [
    "tests/hosting/F.ts",
    'export { run } from "../../tools/child-processes.ts";\nexport { x } from "../forms/drive.ts";',
  ],
  ["src/lib/g.test.ts", 'export { Button } from "../ui/Button.tsx";'],
];

const root = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The lint's findings by file. All files are linted in one run. */
const said = new Map<string, string>();
beforeAll(() => {
  cpSync("oxlint.config.ts", join(root, "oxlint.config.ts"));
  for (const [file, line] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${line}\n`);
  }
  const oxlint = resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json", "."], {
    cwd: root,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  for (const each of diagnostics)
    said.set(each.filename, `${said.get(each.filename) ?? ""}${JSON.stringify(each)}`);
});

test.each(refused)("%s may not say %s", (file, _line, reason) => {
  expect(said.get(file)).toContain(reason);
});

test.each(allowed)("%s may say %s", (file) => {
  expect(said.get(file) ?? "").not.toMatch(/restricted|no-process-env|no-nodejs-modules/u);
});

test("every folder of code has an import rule", () => {
  const folders = globSync(["src/*", "src/content/*/", "{hosting,mail-mock,desk,tools,scripts,tests}"]);
  const names = folders
    .map((folder) => folder.replace(/^src\/|\.ts$/gu, ""))
    .filter((name) => !name.includes(".test"));
  const ruled = new Set(importRules.flatMap((rule) => rule.folders));
  expect(names.filter((name) => !ruled.has(name))).toEqual([]);
});

test("the table of docs/architecture.md shows the rules", () => {
  const text = readFileSync("docs/architecture.md", "utf8");
  const rows = [...text.matchAll(/^\| (`.*)\|(.*)\|(.*)\|$/gmu)];
  const namesIn = (cell = "") => cell.match(/(?<=`)[\w/-]+(?=`)/gu) ?? [];
  const shown = rows.map(([, folders, all, types]) => ({
    folders: namesIn(folders),
    all: namesIn(all),
    types: namesIn(types),
  }));
  expect(shown).toEqual(importRules.map((rule) => ({ types: [], ...rule })));
});
