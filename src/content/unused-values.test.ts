import { expect, test } from "vitest";
import { readContent } from "./content.ts";
import { plant } from "./plant-for-tests.ts";
import { contentCopy, problemsWith } from "./planted-content-for-tests.ts";
import { unusedValues } from "./unused-values.ts";

/** An owner's own values, and a text that shows some of them. */
const ownValues = {
  "policy-numbers.yaml": `deposit: 50%
bullpen:
  hours: 2
  noShow: $40
  hold: three months
  closes: 07-01
  opened: 2026-05-30
`,
  "policies/mine.md": `---
title: Mine
heading: Mine
description: Ours.
---

Pay {{policy.deposit}} for {{policy.bullpen.hours}} hours, {{policy.bullpen.noShow}}, {{policy.bullpen.hold}}, until {{policy.bullpen.closes}}, since {{policy.bullpen.opened}}.
`,
};

test("texts show values under any names, as they are written, and dates in words", () => {
  const directory = contentCopy({ from: "starter" });
  plant(directory, ownValues);
  const { content } = readContent(directory);
  expect(content.policies?.find(({ slug }) => slug === "mine")?.body).toBe(
    "Pay 50% for 2 hours, $40, three months, until July 1st, since May 30th, 2026.",
  );
});

test("a value that no text shows is a warning with its line", () => {
  const directory = contentCopy({ from: "content" });
  plant(directory, {
    "policy-numbers.yaml": (text) => `${text}parking: $5\npool:\n  hours: 3\n`,
    "packages/silver.yaml": (text) => text.replace("  swingsDaily", "  lockers: 2\n  swingsDaily"),
  });
  const warnings = unusedValues(readContent(directory)).map((warning) =>
    warning.slice(warning.indexOf("content/") + "content/".length),
  );
  expect(warnings).toEqual([
    expect.stringMatching(
      /^policy-numbers\.yaml:\d+:1 parking: no text shows this; write \{\{policy\.parking\}\} /u,
    ),
    expect.stringMatching(/^policy-numbers\.yaml:\d+:3 pool\.hours: no text shows this/u),
    expect.stringMatching(
      /^packages\/silver\.yaml:\d+:3 benefits\.lockers: .*\{\{benefits\.silver\.lockers\}\}/u,
    ),
  ]);
});

test.each(["content", "starter"])("%s shows all of its values", (directory) => {
  expect(unusedValues(readContent(directory))).toEqual([]);
});

test("a text that names a value that nobody has written is a problem", () => {
  expect(problemsWith({ "terms/packages.md": (text) => `${text}\nUntil {{policy.nowhere}}.\n` })).toEqual([
    expect.stringContaining("there is no variable of the name {{policy.nowhere}}"),
  ]);
});
