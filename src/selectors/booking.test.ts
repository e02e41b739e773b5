import { describe, expect, test } from "vitest";
import { bookingTarget } from "./booking.ts";

const phone = "614-555-0142";
const origin = "https://book.facility.example";
const standard = { phone, booking: { origin, locationId: "7" } };
const none = { phone, booking: undefined };

const hrefOf = (...given: Parameters<typeof bookingTarget>) => bookingTarget(...given)?.href;

describe("a booking site", () => {
  test("sells a package and a product at their ids", () => {
    expect(hrefOf(standard, "packages", { id: "310101" })).toBe(`${origin}/packages/310101/purchase`);
    expect(hrefOf(standard, "products", { id: "99" })).toBe(`${origin}/products/99/purchase`);
  });

  test("books with location, service and staff, as far as they are known", () => {
    expect(hrefOf(standard, "booking", undefined, "3")).toBe(`${origin}/booking?locationId=7&staff=3`);
    expect(hrefOf(standard, "booking", { id: "2" })).toBe(`${origin}/booking?locationId=7&serviceId=2`);
    expect(hrefOf(standard, "booking", { id: "2" }, "3")).toBe(
      `${origin}/booking?locationId=7&serviceId=2&staff=3`,
    );
  });
});

test.each([standard, none])(
  "a full address stays as it is, and call becomes the front desk's number",
  (desk) => {
    const link = "https://lessons.example/gold?ref=site#pay";
    expect(bookingTarget(desk, "packages", { link })).toEqual({ href: link, newWindow: true });
    expect(bookingTarget(desk, "booking", "call")).toEqual({ href: "tel:+16145550142", newWindow: false });
    expect(bookingTarget(desk, "products", undefined)).toBeNull();
  },
);
