import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Logo } from "./Logo.tsx";

const drawn = (name: boolean) =>
  renderToStaticMarkup(
    createElement(Logo, { name: "Bat Barn", logo: { src: "/logo.svg", width: 90, height: 30, name } }),
  );

test("a logo that says the name stands alone, and has that name for those who can't see it", () => {
  expect(drawn(false)).toMatch(/<img [^>]*alt="Bat Barn"[^>]*>$/u);
});

test("beside the name, a logo is not read out", () => {
  expect(drawn(true)).toMatch(/<img [^>]*alt=""[^>]*><span>Bat Barn<\/span>$/u);
});
