import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { content, readContent } from "../../content/content.ts";
import type { Content } from "../../content/schema/registry.ts";
import { coachAndOpenSpotCards } from "../../selectors/coaches.ts";
import { plant } from "../../content/plant-for-tests.ts";
import { contentCopy, problemsWith } from "../../content/planted-content-for-tests.ts";
import { CoachCards } from "./CoachCards.tsx";

const sample = content();

/** The cards of a page whose coaches have these fields. */
function gridOf(changes: Partial<Content["coaches"][number]>): string {
  const coaches = sample.coaches.map((coach) => ({ ...coach, ...changes }));
  const picture = { src: "/coach.jpg", width: 4, height: 3, alt: "", sources: [] };
  const cards = coachAndOpenSpotCards({ ...sample, coaches }, ["hitting"])
    .filter(({ isOpenSpot }) => !isOpenSpot)
    .map((card) => ({ ...card, picture }));
  return renderToStaticMarkup(createElement(CoachCards, { id: "coaches", coaches: cards } as never));
}

/** The content in which a coach has this text. */
function readContentWith(body: string): Partial<Content> {
  const folder = contentCopy();
  plant(folder, {
    "coaches/marcus-bell.md": (text) => `${text.split("\n---\n")[0]}\n---\n\n${body}\n`,
  });
  return readContent(folder, { pictures: "content/pictures" }).content;
}

test("a coach without a text, a link and an address has neither a Bio button nor a dialog", () => {
  const grid = gridOf({ body: "", links: [], email: undefined });
  expect(grid).toContain("Marcus Bell");
  expect(grid).not.toContain("<dialog");
  expect(grid).not.toContain("bio-");
});

test.each(["&nbsp;", "\u200B", "&#8203;\n\n&nbsp;"])(
  "a text of which nothing can be seen, %j, is none",
  (body) => {
    const { coaches = [] } = readContentWith(body);
    expect(coaches.find(({ slug }) => slug === "marcus-bell")?.body).toBe("");
  },
);

test.each([
  ["a text", { body: "." }],
  ["a link", { body: "", links: [{ label: "Instagram", link: "https://photos.example/ada" }] }],
  ["an address", { body: "", email: "ada@photos.example" }],
])("a coach with %s alone has a dialog with it", (_, changes) => {
  const grid = gridOf({ links: [], email: undefined, ...changes });
  expect(grid).toContain("<dialog");
  expect(grid).toMatch(/bio-/u);
});

test("a coach's file may end after its fields", () => {
  const fieldsOnly = (text: string) => `---\n${text.split("---\n")[1] ?? ""}---\n`;
  expect(problemsWith({ "coaches/marcus-bell.md": fieldsOnly })).toEqual([]);
});
