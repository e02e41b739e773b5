/** The import rules of `.oxlintrc.json` hold: one planted import for each layer is refused, with its reason. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
cpSync(".oxlintrc.json", join(root, ".oxlintrc.json"));

/** What lint says of a file at this place with this import. */
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
  ["src/lib/planted.ts", 'export { Button } from "../ui/Button.tsx";', "lib knows nothing of ours."],
  ["src/ui/Planted.tsx", 'export { coachCards } from "../model/coaches.ts";', "ui knows only lib"],
  ["src/ui/fields/Planted.tsx", 'export { coachCards } from "../../model/coaches.ts";', "ui knows only lib"],
  ["src/model/planted.ts", 'export { Button } from "../ui/Button.tsx";', "model knows only lib"],
  ["src/model/planted.ts", 'export { useState } from "react";', "model never knows React"],
  ["src/mail/planted.ts", 'export { Button } from "../ui/Button.tsx";', "mail knows only lib"],
  ["src/mail/outbox/planted.ts", 'export { useState } from "react";', "mail never knows React"],
  ["src/found/planted.ts", 'export { Button } from "../ui/Button.tsx";', "found knows only model"],
  [
    "src/found/files/planted.ts",
    'export { CoachGrid } from "../../components/CoachGrid.tsx";',
    "found knows only model",
  ],
  ["src/found/planted.ts", 'export { pictureFor } from "../pictures.ts";', "found knows only model"],
  ["src/found/data/planted.ts", 'export { createElement } from "react";', "found never knows React"],
  [
    "src/components/Planted.tsx",
    'export { content } from "../model/content.ts";',
    "components know only the types of model",
  ],
  [
    "src/components/Planted.tsx",
    'export { ContactForm } from "../forms/contact/ContactForm.tsx";',
    "components know ui, lib and the types of model",
  ],
  [
    "src/forms/contact/Planted.tsx",
    'export { FeedbackForm } from "../feedback/FeedbackForm.tsx";',
    "no form knows another form",
  ],
  [
    "src/forms/contact/Planted.tsx",
    'export { content } from "../../model/content.ts";',
    "a form knows only the types of model",
  ],
  [
    "src/views/planted.ts",
    'export { editorConfig } from "../../editor/page/config.ts";',
    "nothing of the site knows the editor",
  ],
  [
    "hosting/planted.ts",
    'export { Keystatic } from "@keystatic/core/ui";',
    "nothing of the site knows the editor",
  ],
  [
    "editor/page/Planted.tsx",
    'export { Button } from "../../src/ui/Button.tsx";',
    "the editor knows model, lib and the route map",
  ],
  [
    "editor/server/planted.ts",
    'export { settings } from "../../src/settings.ts";',
    "the editor knows model, lib and the route map",
  ],
])("%s may not say %s", (file, line, reason) => {
  expect(lint(file, line)).toContain(reason);
});

test.each([
  ["src/found/files/allowed.ts", 'export { content } from "../../model/content.ts";'],
  ["src/found/allowed.ts", 'export { settings } from "../settings.ts";'],
  ["src/ui/Allowed.tsx", 'export { slug } from "../lib/text.ts";'],
  [
    "src/components/Allowed.tsx",
    'import type { Content } from "../model/content.ts";\nexport type { Content };',
  ],
  ["src/components/Allowed.tsx", 'export { Button } from "../ui/Button.tsx";'],
  ["editor/form/allowed.ts", 'export { routes } from "../../src/routes.ts";'],
  ["editor/form/allowed.ts", 'export { content } from "../../src/model/content.ts";'],
])("%s may say %s", (file, line) => {
  expect(lint(file, line)).not.toMatch(/restricted-imports/u);
});
