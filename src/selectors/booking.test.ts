import { describe, expect, test } from "vitest";
import { content } from "../content/content.ts";
import { textLink } from "./links.ts";
import { bookingLink, linkTo, purchaseLink } from "./booking.ts";

const phone = "614-555-0142";
const origin = "https://book.facility.example";
const standard = { facility: { phone, booking: { origin, locationId: "7" } } };
const none = { facility: { phone, booking: undefined } };

describe("a booking site", () => {
  test("sells a package and a product at their ids", () => {
    expect(purchaseLink(standard, "packages", { id: "310101" })?.href).toBe(
      `${origin}/packages/310101/purchase`,
    );
    expect(purchaseLink(standard, "products", { id: "99" })?.href).toBe(`${origin}/products/99/purchase`);
  });

  test("books with location, service and staff, as far as they are known", () => {
    expect(bookingLink(standard, undefined, "3")?.href).toBe(`${origin}/booking?locationId=7&staff=3`);
    expect(bookingLink(standard, { id: "2" })?.href).toBe(`${origin}/booking?locationId=7&serviceId=2`);
    expect(bookingLink(standard, { id: "2" }, "3")?.href).toBe(
      `${origin}/booking?locationId=7&serviceId=2&staff=3`,
    );
  });
});

test.each([
  ["with", standard],
  ["without", none],
])(
  "%s a booking site, a full address stays as it is, and call becomes the front desk's number",
  (_with, facility) => {
    const link = "https://lessons.example/gold?ref=site#pay";
    const call = { href: "tel:+16145550142", newWindow: false };
    expect(purchaseLink(facility, "packages", { link })).toEqual({ href: link, newWindow: true });
    expect(bookingLink(facility, { link }, "3")).toEqual({ href: link, newWindow: true });
    expect(purchaseLink(facility, "packages", "call")).toEqual(call);
    expect(bookingLink(facility, "call")).toEqual(call);
    expect(purchaseLink(facility, "products", undefined)).toBeNull();
    expect(bookingLink(facility, undefined)).toBeNull();
  },
);

test("an email address is written to, from every button and link that can call", () => {
  const mail = { href: "mailto:desk@clay.example", newWindow: false };
  const target = { email: "desk@clay.example" };
  expect(purchaseLink(none, "packages", target)).toEqual(mail);
  expect(bookingLink(standard, target, "3")).toEqual(mail);
  expect(linkTo(none, target)).toEqual(mail);
  for (const link of ["desk@clay.example", "mailto:desk@clay.example"])
    expect(textLink(content(), { label: "Write to us", link })).toEqual({ label: "Write to us", ...mail });
});

test("an id leads nowhere without a booking site", () => {
  expect(purchaseLink(none, "packages", { id: "310101" })).toBeNull();
  expect(bookingLink(none, { id: "2" }, "3")).toBeNull();
});

test("a page of the site opens in the same window, and one that the facility does not have leads nowhere", () => {
  const page = { href: "/teampractice", newWindow: false };
  expect(purchaseLink(content(), "packages", { route: "teampractice" })).toEqual(page);
  expect(bookingLink(content(), { route: "teampractice" }, "3")).toEqual(page);
  expect(linkTo(none, { route: "teampractice" })).toBeNull();
});
