import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Testimonials } from "./Testimonials.tsx";

const html = (quote: string, role?: string) => {
  const testimonial = { slug: "ann", quote, author: "Ann", role, picture: undefined };
  return renderToStaticMarkup(createElement(Testimonials, { testimonials: [testimonial], label: "Reviews" }));
};

test("a testimonial of two paragraphs shows both, one below the other", () => {
  expect(html("We came in March.\n\nWe are still here.\nEvery week.", "A parent")).toContain(
    "<blockquote><p>We came in March.</p><p>We are still here.\nEvery week.</p></blockquote>" +
      '<figcaption class="row"><span><b>Ann</b> <small>A parent</small></span></figcaption>',
  );
});

test("a testimonial without a role names its author alone", () => {
  expect(html("Good cages.")).toContain(
    '<blockquote><p>Good cages.</p></blockquote><figcaption class="row"><span><b>Ann</b> </span></figcaption>',
  );
});
