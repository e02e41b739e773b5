import { expect, test } from "vitest";
import { sample } from "./dated-content-for-tests.ts";
import { whyDisabled } from "./why-disabled.ts";

const link = { href: "/hitting", newWindow: false };
const { disabled } = sample.words;

test.each([
  ["both buttons lead somewhere", { purchase: link, book: link }, undefined],
  ["the only button leads somewhere", { purchase: link }, undefined],
  ["the only button leads nowhere", { purchase: null }, disabled.purchase],
  ["Book leads nowhere", { purchase: link, book: null }, disabled.book],
  ["Purchase leads nowhere", { purchase: null, book: link }, disabled.purchase],
  ["neither leads anywhere", { purchase: null, book: null }, disabled.neither],
  ["the card keeps a place for something to come", { placeholder: true }, disabled.neither],
])("the reason fits where %s", (_case, buttons, reason) => {
  expect(whyDisabled(sample, buttons)).toBe(reason);
});
