import { beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { nowhere } from "./page-text.ts";
import { pricePage } from "./price-page.ts";

const key = "hitpricing";
const longText = "## Rules\n\nCall us.";
const texts = { title: "Prices", description: "Prices.", heading: "Prices" };

let content: Content;
/**
 * The sample, in which the page has the first packages of a kind and, if wanted, the coaches whose lessons it sells.
 */
const withOffers = (kind: "lesson" | "tokens", count: number, hasCoaches: boolean): Content => {
  const sold = content.packages.filter((item) => item.kind === kind).slice(0, count);
  return {
    ...content,
    packages: sold.map((item) => ({ ...item, listedOn: [key] })),
    coaches: hasCoaches ? content.coaches : content.coaches.filter(({ pricePage }) => pricePage !== key),
  };
};

beforeAll(() => {
  content = readContent("content").content as Content;
});

describe("beside its only offer, a page has", () => {
  test("its coaches; then the text and the terms are below", () => {
    const page = pricePage(withOffers("lesson", 1, true), { key, texts: { ...texts, body: longText } });
    expect(page).toMatchObject({ beside: "coaches", textAtEnd: { at: "page" }, hasTerms: true });
  });

  test("a short text without coaches, as a note; then only the terms are below", () => {
    const page = pricePage(withOffers("lesson", 1, false), { key, texts: { ...texts, body: "Call us." } });
    expect(page).toMatchObject({
      beside: "text",
      text: { at: "room", note: "Call us." },
      textAtEnd: nowhere,
      hasTerms: true,
    });
  });

  test("a long text as it is; then nothing is below, where there are no terms", () => {
    const page = pricePage(withOffers("tokens", 1, false), { key, texts: { ...texts, body: longText } });
    expect(page).toMatchObject({
      beside: "text",
      text: { at: "page" },
      textAtEnd: nowhere,
      hasTerms: false,
    });
  });
});

test("several offers take the whole width, and the text is below", () => {
  const page = pricePage(withOffers("tokens", 2, false), { key, texts: { ...texts, body: longText } });
  expect(page).toMatchObject({ beside: undefined, textAtEnd: { at: "page" }, hasTerms: false });
  expect(page.offers).toHaveLength(2);
});
