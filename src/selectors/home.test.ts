/** What Home says of other pages is written there, once. */
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { homeHeading, membershipsFeature, youthFeature } from "./home.ts";

const content = readContent("content").content as Content;

test("Home draws its heading, its memberships and its youth program from their own files", () => {
  expect(homeHeading(content)).toBe("Put in the reps.");
  expect(membershipsFeature(content)?.lead).toMatch(/^Gold is \$59\.99 a month/u);
  expect(youthFeature(content)?.heading).toBe("Move, Play, Grow");
  const renamed = {
    ...content,
    pages: content.pages.map((page) => ({ ...page, heading: "Play ball.", lead: "Join us." })),
    programs: content.programs.map((program) => ({ ...program, name: "Little Sluggers" })),
  };
  expect(homeHeading(renamed)).toBe("Play ball.");
  expect(membershipsFeature(renamed)?.lead).toBe("Join us.");
  expect(youthFeature(renamed)?.heading).toBe("Little Sluggers");
});

test("the name of a camp, a league and a program is a fact that texts insert", () => {
  const { content: filled, documents } = readContent("content");
  expect(documents.get("hours")?.values).toMatchObject({
    exceptions: expect.arrayContaining([expect.objectContaining({ reason: "{{camp.june-hitting}}" })]),
  });
  expect(filled.hours?.exceptions.map(({ reason }) => reason)).toContain("June Hitting Camp");
  const names = filled.packages?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Move, Play, Grow", "Winter HitTrax League"]));
});
