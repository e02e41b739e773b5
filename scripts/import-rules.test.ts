/** Checks the import rules of `.oxlintrc.json`: for each layer, a forbidden import is rejected with its reason. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
cpSync(".oxlintrc.json", join(root, ".oxlintrc.json"));

/** The lint output for a file at this path with this import. */
function lint(file: string, line: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n`);
  const { stdout } = spawnSync(process.execPath, [resolve("node_modules/oxlint/bin/oxlint"), file], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout;
}

test.each([
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
  ["src/content/schema/planted.ts", 'export { useState } from "react";', "content never imports React"],
  [
    "src/content/read/planted.ts",
    'export { rules } from "../rules/references.ts";',
    "content/read imports only",
  ],
  ["src/content/rules/planted.ts", 'export { content } from "../content.ts";', "content/rules imports only"],
  [
    "src/content/rules/planted.ts",
    'export { offersOn } from "../../selectors/prices.ts";',
    "content/rules imports only",
  ],
  ["src/selectors/planted.ts", 'export { Button } from "../ui/Button.tsx";', "selectors import only"],
  ["src/selectors/planted.ts", 'export { useState } from "react";', "selectors never import React"],
  ["src/mail/planted.ts", 'export { Button } from "../ui/Button.tsx";', "mail imports only lib"],
  [
    "src/mail/outbox/planted.ts",
    'export { content } from "../../content/content.ts";',
    "mail imports only lib",
  ],
  ["src/mail/outbox/planted.ts", 'export { useState } from "react";', "mail never imports React"],
  ["src/seo/planted.ts", 'export { Button } from "../ui/Button.tsx";', "seo imports only"],
  [
    "src/seo/endpoints/planted.ts",
    'export { CoachGrid } from "../../components/programs/CoachGrid.tsx";',
    "seo imports only",
  ],
  ["src/seo/planted.ts", 'export { pictureFor } from "../pictures.ts";', "seo imports only"],
  ["src/seo/structured-data/planted.ts", 'export { createElement } from "react";', "seo never imports React"],
  [
    "src/components/site/Planted.tsx",
    'export { content } from "../../content/content.ts";',
    "components import only types of content and selectors",
  ],
  [
    "src/components/site/Planted.tsx",
    'export { siteMenu } from "../../selectors/navigation.ts";',
    "components import only types of content and selectors",
  ],
  [
    "src/components/site/Planted.tsx",
    'export { ContactForm } from "../../forms/contact/ContactForm.tsx";',
    "components import only ui, lib and types",
  ],
  [
    "src/forms/contact/Planted.tsx",
    'export { FeedbackForm } from "../feedback/FeedbackForm.tsx";',
    "no form imports another form",
  ],
  [
    "src/forms/contact/Planted.tsx",
    'export { content } from "../../content/content.ts";',
    "a form imports only types",
  ],
  [
    "src/views/planted.ts",
    'export { editorConfig } from "../../editor/page/config.ts";',
    "nothing in the site imports the editor",
  ],
  [
    "hosting/planted.ts",
    'export { Keystatic } from "@keystatic/core/ui";',
    "nothing in the site imports the editor",
  ],
  ["editor/page/Planted.tsx", 'export { Button } from "../../src/ui/Button.tsx";', "the editor imports only"],
  [
    "editor/server/planted.ts",
    'export { settings } from "../../src/settings.ts";',
    "the editor imports only",
  ],
])("%s may not say %s", (file, line, reason) => {
  expect(lint(file, line)).toContain(reason);
});

test.each([
  [
    "src/forms/contact/planted.ts",
    'export const sent = fetch("https://example.com");',
    "Only src/mail/send.ts sends",
  ],
  ["src/ui/planted.ts", "export const socket = new WebSocket(address);", "Only src/mail/send.ts sends"],
  [
    "src/mail/outbox/planted.ts",
    "export const request = new XMLHttpRequest();",
    "Only src/mail/send.ts sends",
  ],
  ["src/selectors/planted.ts", 'export const now = process.env["NOW"];', "no-process-env"],
  ["hosting/planted.ts", 'export const host = process.env["SITE_URL"];', "no-process-env"],
  ["src/selectors/planted.ts", 'export { readFileSync } from "node:fs";', "no-nodejs-modules"],
  ["src/views/planted.ts", 'export { readFile } from "node:fs/promises";', "no-nodejs-modules"],
])(
  "the network, the environment and the content are reached in one place: %s may not say %s",
  (file, line, rule) => {
    expect(lint(file, line)).toContain(rule);
  },
);

test("a circle of imports is refused, of types as well", () => {
  lint("src/lib/first.ts", 'import type { Second } from "./second.ts";\nexport type First = Second;');
  expect(
    lint("src/lib/second.ts", 'import type { First } from "./first.ts";\nexport type Second = First;'),
  ).toContain("no-cycle");
});

test.each([
  ["src/seo/endpoints/allowed.ts", 'export { content } from "../../content/content.ts";'],
  ["src/seo/allowed.ts", 'export { settings } from "../settings.ts";'],
  ["src/ui/Allowed.tsx", 'export { slug } from "../lib/text.ts";'],
  ["src/content/read/allowed.ts", 'export { readFileSync } from "node:fs";'],
  ["src/content/rules/allowed.ts", 'export { readDocument } from "../read/document.ts";'],
  [
    "src/components/site/Allowed.tsx",
    'import type { Content } from "../../content/schema/registry.ts";\nexport type { Content };',
  ],
  ["src/components/site/Allowed.tsx", 'export { Button } from "../../ui/Button.tsx";'],
  ["editor/form/allowed.ts", 'export { routes } from "../../src/routes.ts";'],
  ["editor/form/allowed.ts", 'export { content } from "../../src/content/content.ts";'],
  ["src/mail/send.ts", 'export const sent = fetch("https://example.com");'],
  ["src/settings.ts", 'export const now = process.env["NOW"];'],
])("%s may say %s", (file, line) => {
  expect(lint(file, line)).not.toMatch(/restricted|no-process-env|no-nodejs-modules/u);
});
