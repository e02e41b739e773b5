/** Names that Home shares with other pages are written there, once. */
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";

test("the name of an event is a variable of texts", () => {
  const { content: filled, documents } = readContent("content");
  const lead = "{{event.winter-hittrax}}: {{price.winter-league}}.";
  expect(documents.get("pages/tournament")?.values).toMatchObject({ lead });
  expect(filled.pages?.find(({ slug }) => slug === "tournament")?.lead).toBe("Winter HitTrax League: $75.");
});
