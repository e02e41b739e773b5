import { expect, test } from "vitest";
import { whyDisabled } from "./why-disabled.ts";

const openSpots = {
  coach: { name: "Open", title: "Open", body: "Open" },
  reasons: { purchase: "no sale", book: "no booking", both: "neither", full: "full" },
};
const link = { href: "/hitting", newWindow: false };

test.each([
  ["both buttons lead somewhere", { purchase: link, book: link }, undefined],
  ["the only button leads somewhere", { purchase: link }, undefined],
  ["the only button leads nowhere", { purchase: null }, "no sale"],
  ["one of two leads nowhere", { purchase: link, book: null }, "no booking"],
  ["the other of two leads nowhere", { purchase: null, book: link }, "no sale"],
  ["neither leads anywhere", { purchase: null, book: null }, "neither"],
  ["it keeps a place for something to come", { placeholder: true }, "neither"],
])("%s", (_case, buttons, reason) => {
  expect(whyDisabled({ openSpots }, buttons)).toBe(reason);
});
