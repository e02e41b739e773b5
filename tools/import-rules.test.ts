/** Checks the import rules of `.oxlintrc.json`: what a room may not import is rejected, what it may is not. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const refused: readonly [file: string, line: string, reason: string][] = [
  ["src/lib/a.ts", 'export { Button } from "../ui/Button.tsx";', "lib imports nothing of ours"],
  ["src/ui/fields/b.ts", 'export { line } from "../../content/schema/types.ts";', "ui imports only lib"],
  ["src/content/schema/c.ts", 'export { content } from "../content.ts";', "content/schema imports only"],
  ["src/content/read/e.ts", 'export { rules } from "../rules/references.ts";', "content/read imports only"],
  ["src/selectors/g.ts", 'export { Button } from "../ui/Button.tsx";', "selectors import only"],
  ["src/search/g.ts", 'export { send } from "../mail/send.ts";', "search and floor-plan import only"],
  ["src/mail/outbox/h.ts", 'export { content } from "../../content/content.ts";', "mail imports only lib"],
  ["src/seo/j.ts", 'export { pictureFor } from "../pictures/page-pictures.ts";', "seo imports only"],
  [
    "src/components/site/k.ts",
    'export { x } from "../../selectors/coaches.ts";',
    "components import only types",
  ],
  ["src/forms/n.ts", 'export { content } from "../content/content.ts";', "a form imports only types"],
  ["src/client/o.ts", 'export { run } from "../../tools/processes.ts";', "the site imports only src"],
  ["src/pages/p.ts", 'export { buildDesk } from "../../desk/build.ts";', "the site imports only src"],
  ["desk/p.ts", 'export { run } from "../tools/processes.ts";', "import only src"],
  ["tools/q.ts", 'export { x } from "../scripts/build.ts";', "tools never import"],
  ["scripts/r.ts", 'export { x } from "../tests/scope.ts";', "commands never import"],
  ["src/lib/first.ts", 'import type { Second } from "./second.ts";\nexport type First = Second;', "no-cycle"],
  ["src/lib/second.ts", 'import type { First } from "./first.ts";\nexport type Second = First;', "no-cycle"],
  // The network, the environment and the content are reached in one place.
  ["src/ui/s.ts", "export const socket = new WebSocket(address);", "Only src/mail/send.ts sends"],
  ["src/selectors/t.ts", 'export const now = process.env["NOW"];', "no-process-env"],
  ["src/pages/u.ts", 'export { readFileSync } from "node:fs";', "no-nodejs-modules"],
];

const allowed: readonly [file: string, line: string][] = [
  ["src/seo/A.ts", 'export { settings } from "../settings.ts";'],
  ["src/ui/B.ts", 'export { slug } from "../lib/text.ts";'],
  ["src/content/rules/C.ts", 'export { readDocument } from "../read/document.ts";'],
  ["src/components/site/D.ts", 'import type { X } from "../../content/schema/x.ts";\nexport type { X };'],
  ["src/mail/send.ts", 'export const sent = fetch("https://example.com");'],
  ["src/settings.ts", 'export const now = process.env["NOW"];'],
  ["scripts/E.ts", 'export { run } from "../tools/processes.ts";'],
  ["tests/F.ts", 'export { run } from "../tools/processes.ts";'],
];

const root = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the lint says, by file. All files are linted in one run. */
const said = new Map<string, string>();
beforeAll(() => {
  cpSync(".oxlintrc.json", join(root, ".oxlintrc.json"));
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
