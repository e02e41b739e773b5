/** What Home says of other pages is written there, once. */
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { homeHeading, membershipsFeature, eventFeature } from "./home.ts";

const content = readContent("content").content as Content;

test("Home draws its heading, its memberships and its youth program from their own files", () => {
  expect(homeHeading(content)).toBe("Put in the reps.");
  expect(membershipsFeature(content)?.lead).toMatch(/^Gold is \$59\.99 a month/u);
  expect(eventFeature(content)?.heading).toBe("Move, Play, Grow");
  const renamed = {
    ...content,
    pages: content.pages.map((page) => ({ ...page, heading: "Play ball.", lead: "Join us." })),
    events: content.events.map((event) => ({ ...event, name: "Little Sluggers" })),
  };
  expect(homeHeading(renamed)).toBe("Play ball.");
  expect(membershipsFeature(renamed)?.lead).toBe("Join us.");
  expect(eventFeature(renamed)?.heading).toBe("Little Sluggers");
});

test("the name of an event is a value that texts insert", () => {
  const { content: filled, documents } = readContent("content");
  expect(documents.get("packages/winter-league")?.values).toMatchObject({ name: "{{event.winter-hittrax}}" });
  const names = filled.packages?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Move, Play, Grow", "Winter HitTrax League"]));
});
