/** Texts that Home shares with other pages are written there, once. */
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { membershipsFeature, eventFeature } from "./home.ts";

const content = readContent("content").content as Content;

test("Home shows its memberships and its youth program from their own files", () => {
  expect(membershipsFeature(content)?.lead).toMatch(/^Gold is \$59\.99 a month/u);
  expect(eventFeature(content)?.heading).toBe("Move, Play, Grow");
  const renamed = {
    ...content,
    pages: content.pages.map((page) => ({ ...page, lead: "Join us." })),
    events: content.events.map((event) => ({ ...event, name: "Little Sluggers" })),
  };
  expect(membershipsFeature(renamed)?.lead).toBe("Join us.");
  expect(eventFeature(renamed)?.heading).toBe("Little Sluggers");
});

test("the name of an event is a variable of texts", () => {
  const { content: filled, documents } = readContent("content");
  const lead = "{{event.winter-hittrax}}: {{price.winter-league}}.";
  expect(documents.get("pages/tournament")?.values).toMatchObject({ lead });
  expect(filled.pages?.find(({ slug }) => slug === "tournament")?.lead).toBe("Winter HitTrax League: $75.");
});
