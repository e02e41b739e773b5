import { beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { pricingPage } from "./pricing-page.ts";

const key = "hitpricing";
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
    coaches: hasCoaches ? content.coaches : content.coaches.filter(({ pricing }) => pricing !== key),
  };
};

beforeAll(() => {
  content = readContent("content").content as Content;
});

describe("beside its only offer, a page has", () => {
  test("its coaches; then the text and the terms are below", () => {
    const { beside, below } = pricingPage(withOffers("lesson", 1, true), { key, texts });
    expect([beside, below]).toEqual([{ is: "coaches" }, "text and terms"]);
  });

  test("a short text without coaches; then only the terms are below", () => {
    const { beside, below } = pricingPage(withOffers("lesson", 1, false), {
      key,
      texts: { ...texts, body: "Call us." },
    });
    expect([beside, below]).toEqual([{ is: "note", note: "Call us." }, "terms"]);
  });

  test("a long text; then nothing is below, where there are no terms", () => {
    const { beside, below } = pricingPage(withOffers("tokens", 1, false), {
      key,
      texts: { ...texts, body: "## Rules\n\nCall us." },
    });
    expect([beside, below]).toEqual([{ is: "text" }, "nothing"]);
  });
});

test("several offers take the whole width, and the text is below", () => {
  const { offers, beside, below } = pricingPage(withOffers("tokens", 2, false), { key, texts });
  expect([offers.length, beside, below]).toEqual([2, undefined, "text"]);
});
