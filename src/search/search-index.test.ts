import { describe, expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { searchIn } from "./match.ts";
import { failingSearchExamples, searchIndex } from "./search-index.ts";

const reading = readContent("content");
const content = reading.content as Content;
const search = searchIn(searchIndex(content));
const best = (query: string) => search(query)[0];

describe("the best answer", () => {
  test("to a package is its card with price and button", () =>
    expect(best("50 tokens")).toMatchObject({
      href: "/buytokens#tokens-50",
      price: "$90",
      action: { label: "Purchase", newWindow: true },
    }));

  test("to a coach's name is the card on the coach page, with Book", () =>
    expect(best("tess linqvist")).toMatchObject({
      href: "/pitching#tess-lindqvist",
      price: "$75 an hour",
      action: { label: "Book" },
    }));

  test("to the hours is Home's, with a call", () =>
    expect(best("what are your hours")).toMatchObject({
      href: "/#facility",
      action: { href: "tel:+16145550142" },
    }));

  test("to a job leads to its application, until it closes", () => {
    expect(best("brand ambassador")?.action).toEqual({
      label: "Apply",
      href: "/employmentapp?position=Brand+Ambassador",
      newWindow: false,
    });
    const closed = content.jobs.map((job) => ({ ...job, until: "2020-01-01" }));
    const [found] = searchIn(searchIndex({ ...content, jobs: closed }))("brand ambassador");
    expect(found?.href).toBe("/brandambassador");
    expect(found?.action).toBeUndefined();
  });
});

test("hidden pages are not found", () => {
  const pages = new Set(searchIndex(content).entries.map(({ href }) => href));
  expect(pages.has("/packages")).toBe(true);
  for (const hidden of ["/rapsodo", "/comingsoon", "/search", "/404"]) expect(pages.has(hidden)).toBe(false);
});

test("a question that no longer finds its page is a problem with its line", () => {
  expect(failingSearchExamples(reading)).toEqual([]);
  const wordless = { ...content, search: { ...content.search, synonyms: [] } };
  const lost = failingSearchExamples({ ...reading, content: wordless });
  const told = lost.map(({ line = 0, message }) => [line, message] as const);
  const [line, message] = told.find(([, each]) => each.includes('"Employment Application"')) ?? [];
  expect(line).toBeGreaterThan(80);
  expect(message).toBe(
    'the search no longer finds "Employment Application" for this among its first three results: change the question, take it out, or add its words under "Asked" (found nothing)',
  );
  expect(lost.every(({ file, field }) => file === "content/search.yaml" && field?.endsWith(".ask"))).toBe(
    true,
  );
  expect(
    failingSearchExamples({ ...reading, content: wordless, problems: [{ file: "x", message: "y" }] }),
  ).toEqual([]);
});
