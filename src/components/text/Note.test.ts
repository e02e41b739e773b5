import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Note } from "./Note.tsx";

test("a button's label is shown as it is written, also with signs of Markdown", () => {
  const link = { label: "Apply ](/elsewhere) [now", href: "/employmentapp" };
  const html = renderToStaticMarkup(createElement(Note, { text: "## How to apply\n\nFill it out.", link }));
  expect(html).toContain("Apply ](/elsewhere) [now");
  expect(html).toContain('href="/employmentapp"');
  expect(html).not.toContain('href="/elsewhere"');
});
