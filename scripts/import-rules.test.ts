/** Checks the import rules of `.oxlintrc.json`: for each layer, a forbidden import is rejected with its reason. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const layers: readonly [file: string, line: string, reason: string][] = [
  ["src/lib/planted.ts", 'export { Button } from "../ui/Button.tsx";', "lib imports nothing of ours."],
  ["src/ui/Planted.tsx", 'export { coachCards } from "../selectors/coaches.ts";', "ui imports only lib"],
  [
    "src/ui/fields/Planted.tsx",
    'export { line } from "../../content/schema/types.ts";',
    "ui imports only lib",
  ],
  [
    "src/content/schema/planted.ts",
    'export { content } from "../content.ts";',
    "content/schema imports only",
  ],
  ["src/content/schema/planted2.ts", 'export { useState } from "react";', "content never imports React"],
  [
    "src/content/read/planted.ts",
    'export { rules } from "../rules/references.ts";',
    "content/read imports only",
  ],
  ["src/content/rules/planted.ts", 'export { content } from "../content.ts";', "content/rules imports only"],
  [
    "src/content/rules/planted2.ts",
    'export { offersOn } from "../../selectors/prices.ts";',
    "content/rules imports only",
  ],
  ["src/selectors/planted.ts", 'export { Button } from "../ui/Button.tsx";', "selectors import only"],
  ["src/selectors/planted2.ts", 'export { useState } from "react";', "selectors never import React"],
  ["src/mail/planted.ts", 'export { Button } from "../ui/Button.tsx";', "mail imports only lib"],
  [
    "src/mail/outbox/planted.ts",
    'export { content } from "../../content/content.ts";',
    "mail imports only lib",
  ],
  ["src/mail/outbox/planted2.ts", 'export { useState } from "react";', "mail never imports React"],
  ["src/seo/planted.ts", 'export { Button } from "../ui/Button.tsx";', "seo imports only"],
  [
    "src/seo/structured-data/planted2.ts",
    'export { CoachGrid } from "../../components/coaches/CoachGrid.tsx";',
    "seo imports only",
  ],
  ["src/seo/planted2.ts", 'export { pictureFor } from "../pictures/page-pictures.ts";', "seo imports only"],
  ["src/seo/structured-data/planted.ts", 'export { createElement } from "react";', "seo never imports React"],
  [
    "src/components/site/Planted.tsx",
    'export { content } from "../../content/content.ts";',
    "components import only types of content and selectors",
  ],
  [
    "src/components/site/Planted2.tsx",
    'export { siteMenu } from "../../selectors/navigation.ts";',
    "components import only types of content and selectors",
  ],
  [
    "src/components/site/Planted3.tsx",
    'export { ContactForm } from "../../forms/contact/ContactForm.tsx";',
    "components import only ui, lib and types",
  ],
  [
    "src/forms/contact/Planted.tsx",
    'export { FeedbackForm } from "../feedback/FeedbackForm.tsx";',
    "no form imports another form",
  ],
  [
    "src/forms/contact/Planted2.tsx",
    'export { content } from "../../content/content.ts";',
    "a form imports only types",
  ],
];

/** The network, the environment and the content are reached in one place. */
const onePlace: typeof layers = [
  [
    "src/forms/contact/planted.ts",
    'export const sent = fetch("https://example.com");',
    "Only src/mail/send.ts sends",
  ],
  ["src/ui/planted.ts", "export const socket = new WebSocket(address);", "Only src/mail/send.ts sends"],
  [
    "src/mail/outbox/planted3.ts",
    "export const request = new XMLHttpRequest();",
    "Only src/mail/send.ts sends",
  ],
  ["src/selectors/planted3.ts", 'export const now = process.env["NOW"];', "no-process-env"],
  ["hosting/planted2.ts", 'export const host = process.env["SITE_URL"];', "no-process-env"],
  ["src/selectors/planted4.ts", 'export { readFileSync } from "node:fs";', "no-nodejs-modules"],
  ["src/pages/planted2.ts", 'export { readFile } from "node:fs/promises";', "no-nodejs-modules"],
];

const allowed: readonly [file: string, line: string][] = [
  ["src/seo/structured-data/allowed.ts", 'export { content } from "../../content/content.ts";'],
  ["src/seo/allowed.ts", 'export { settings } from "../settings.ts";'],
  ["src/ui/Allowed.tsx", 'export { slug } from "../lib/text.ts";'],
  ["src/content/read/allowed.ts", 'export { readFileSync } from "node:fs";'],
  ["src/content/rules/allowed.ts", 'export { readDocument } from "../read/document.ts";'],
  [
    "src/components/site/Allowed.tsx",
    'import type { Content } from "../../content/schema/registry.ts";\nexport type { Content };',
  ],
  ["src/components/site/Allowed2.tsx", 'export { Button } from "../../ui/Button.tsx";'],
  ["src/mail/send.ts", 'export const sent = fetch("https://example.com");'],
  ["src/settings.ts", 'export const now = process.env["NOW"];'],
];

/** The files of a circle of imports, of types as well. */
const circle: typeof allowed = [
  ["src/lib/first.ts", 'import type { Second } from "./second.ts";\nexport type First = Second;'],
  ["src/lib/second.ts", 'import type { First } from "./first.ts";\nexport type Second = First;'],
];

const root = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the lint says, by file. All files are linted in one run. */
const said = new Map<string, string>();
beforeAll(() => {
  cpSync(".oxlintrc.json", join(root, ".oxlintrc.json"));
  for (const [file, line] of [...layers, ...onePlace, ...allowed, ...circle]) {
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

test.each([...layers, ...onePlace])("%s may not say %s", (file, _line, reason) => {
  expect(said.get(file)).toContain(reason);
});

test("a circle of imports is refused, of types as well", () => {
  expect(said.get("src/lib/second.ts")).toContain("no-cycle");
});

test.each(allowed)("%s may say %s", (file) => {
  expect(said.get(file) ?? "").not.toMatch(/restricted|no-process-env|no-nodejs-modules/u);
});
