import { expect, test } from "vitest";
import { bookingUrl, loginUrl, purchaseUrl } from "./booking.ts";

const site = { origin: "https://book.facility.example", locationId: "7" };

test("a package and a product are bought at their id", () => {
  expect(purchaseUrl(site, "packages", "310101")).toBe(
    "https://book.facility.example/packages/310101/purchase",
  );
  expect(purchaseUrl(site, "products", "99")).toBe("https://book.facility.example/products/99/purchase");
});

test("a booking names location, service and staff, as far as they are known", () => {
  expect(bookingUrl(site)).toBe("https://book.facility.example/booking?locationId=7");
  expect(bookingUrl(site, { staff: "3" })).toBe("https://book.facility.example/booking?locationId=7&staff=3");
  expect(bookingUrl(site, { service: "2", staff: "3" })).toBe(
    "https://book.facility.example/booking?locationId=7&serviceId=2&staff=3",
  );
});

test("login is one page of the booking site", () =>
  expect(loginUrl(site)).toBe("https://book.facility.example/login"));
