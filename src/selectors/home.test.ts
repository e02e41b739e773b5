/** Names that Home shares with other pages are written there, once. */
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { eventFeature } from "./home.ts";

const content = readContent("content").content as Content;

test("Home shows the event that it features as the event's file has it", () => {
  expect(eventFeature(content)?.heading).toBe("Move, Play, Grow");
  const renamed = {
    ...content,
    events: content.events.map((event) => ({ ...event, name: "Little Sluggers" })),
  };
  expect(eventFeature(renamed)?.heading).toBe("Little Sluggers");
});

test("the name of an event is a variable of texts", () => {
  const { content: filled, documents } = readContent("content");
  const lead = "{{event.winter-hittrax}}: {{price.winter-league}}.";
  expect(documents.get("pages/tournament")?.values).toMatchObject({ lead });
  expect(filled.pages?.find(({ slug }) => slug === "tournament")?.lead).toBe("Winter HitTrax League: $75.");
});
