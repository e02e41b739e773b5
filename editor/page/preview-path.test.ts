import { expect, test } from "vitest";
import { readContent } from "../../src/content/content.ts";
import { documentOf, type Content } from "../../src/content/schema/registry.ts";
import { sitePages } from "../../src/selectors/pages.ts";
import { facilityFacts } from "../server/facility.ts";
import { documentAt, isShown, previewPath } from "./preview-path.ts";

const facility = facilityFacts("content", "http://127.0.0.1:1");

test.each([
  ["/keystatic/singleton/hours", "hours", "/"],
  ["/keystatic/singleton/package-gold", "packages/gold", "/packages"],
  ["/keystatic/singleton/contactForm", "contactForm", "/contactus"],
  ["/keystatic/collection/packages/item/tokens-10", "packages/tokens-10", "/buytokens"],
  ["/keystatic/collection/coaches/item/mia-tanaka", "coaches/mia-tanaka", undefined],
  ["/keystatic/collection/camps/item/june-hitting", "camps/june-hitting", "/camps/june-hitting"],
  ["/keystatic/collection/camps/create", "camps/", "/camps"],
  ["/keystatic/collection/camps", "camps/", "/camps"],
  ["/keystatic/collection/policies/item/privacy", "policies/privacy", "/privacy"],
  ["/keystatic", undefined, undefined],
])("%s edits %s", (address, key, path) => {
  expect(documentAt(address)?.key).toBe(key);
  if (path) expect(previewPath(key ?? "", facility)).toBe(path);
});

test("every document of the content is shown on a page that there is", () => {
  const { content, documents } = readContent("content");
  const pages = new Set(sitePages(content as Content).map(({ path }) => path));
  for (const key of documents.keys())
    if (key !== "pages/notfound") expect(pages, key).toContain(previewPath(key, facility));
});

test("a file is its document", () => {
  expect(
    ["hours.yaml", "package-terms.md", "packages/gold.yaml", "camps/june-hitting.md"].map(documentOf),
  ).toEqual(["hours", "packageTerms", "packages/gold", "camps/june-hitting"]);
});

test("the menu leaves out the texts of a form that has no page", () => {
  const pages = facility.pages.filter(({ key }) => key !== "teampractice");
  expect([isShown("teamPracticeForm", facility), isShown("teamPracticeForm", { pages })]).toEqual([
    true,
    false,
  ]);
  expect(isShown("contactForm", { pages })).toBe(true);
  expect(isShown("hours", { pages })).toBe(true);
});
