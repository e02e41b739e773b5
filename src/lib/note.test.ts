import { expect, test } from "vitest";
import { noteOf, textAndLinks } from "./note.ts";

test("a heading, a text and links, each in a paragraph of its own", () => {
  expect(
    noteOf("Want to coach?\n\nWe have open *spots*.\n\n[Apply](/apply) [Call](tel:+16145550142)\n"),
  ).toEqual({
    heading: "Want to coach?",
    headingId: undefined,
    text: "We have open *spots*.",
    links: [
      { label: "Apply", href: "/apply" },
      { label: "Call", href: "tel:+16145550142" },
    ],
  });
});

test("a single paragraph is a text, with its links in it", () => {
  const text = "New here? See [your first visit](/first-visit).";
  expect(noteOf(text)).toEqual({ heading: undefined, headingId: undefined, text, links: [] });
});

test("a first paragraph with a link stays a text, so that the link works", () => {
  const text = "See the [prices](/prices).\n\nNew here? Call us.";
  expect(noteOf(text)).toEqual({ heading: undefined, headingId: undefined, text, links: [] });
});

test("a paragraph of nothing but links is buttons, with or without a text above", () => {
  const links = [{ label: "Prices", href: "/prices" }];
  expect(noteOf("[Prices](/prices)")).toEqual({ heading: undefined, headingId: undefined, text: "", links });
  expect(noteOf("What does it cost?\n\n[Prices](/prices)")).toEqual({
    heading: "What does it cost?",
    headingId: undefined,
    text: "",
    links,
  });
});

test("a marked heading keeps the id that a table of contents leads to, and its text may be a single paragraph", () => {
  expect(noteOf("## How to apply\n\nFill out the [application](/apply).")).toEqual({
    heading: "How to apply",
    headingId: "how-to-apply",
    text: "Fill out the [application](/apply).",
    links: [],
  });
});

test("a text without a heading, and the links of its last paragraph", () => {
  const links = [{ label: "Apply", href: "/apply" }];
  expect(textAndLinks("Coach with us.\n\n[Apply](/apply)\n")).toEqual({ text: "Coach with us.", links });
  const text = "Coach with us, and [apply](/apply).";
  expect(textAndLinks(text)).toEqual({ text, links: [] });
});
