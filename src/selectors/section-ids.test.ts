import { expect, test } from "vitest";
import type { SectionOf } from "../content/schema/sections.ts";
import { sectionTypes } from "../content/schema/sections.ts";
import { headingId } from "../lib/text.ts";
import { sectionIds } from "./section-ids.ts";

test("each section of a page has an id of its own, which no heading in a text has, whatever its words", () => {
  const twice = [...sectionTypes, ...sectionTypes].map((type) => ({ type }) as SectionOf);
  const ids = sectionIds(twice).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * sectionTypes.length);
  for (const id of ids)
    for (const words of [id, id.replaceAll("_", " "), id.replace("section_", "")])
      expect(ids).not.toContain(headingId(words));
});
