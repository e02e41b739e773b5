import { expect, test } from "vitest";
import { onceOnly } from "./engines.ts";

test.each([
  "/home/site",
  "/srv/look/editor",
  "/tmp/tests/site",
  "/a (1)/[b]+c.d/{e}",
  "/home/who/clay-and-chalk",
])("in %s the second browser leaves out what needs only one, and nothing else", (repository) => {
  const ignored = onceOnly(repository);
  for (const path of ["editor/editor", "site/cards", "look/axe", "forms/accessible"])
    expect(`${repository}/tests/${path}.spec.ts`, path).toMatch(ignored);
  for (const path of ["forms/contact", "outbox/site/delivery", "journeys/ways", "hosting/policy"])
    expect(`${repository}/tests/${path}.spec.ts`, path).not.toMatch(ignored);
});
