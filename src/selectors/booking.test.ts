import { describe, expect, test } from "vitest";
import { accountLinks, bookingTarget } from "./booking.ts";

const phone = "614-555-0142";
const origin = "https://book.facility.example";
const standard = { phone, booking: { service: "standard", origin, locationId: "7" } } as const;
const acuity = { phone, booking: { service: "acuity", origin } } as const;
const none = { phone, booking: undefined };

const hrefOf = (...given: Parameters<typeof bookingTarget>) => bookingTarget(...given)?.href;

describe("a standard booking site", () => {
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

  test("has one page to log in and to open an account, unless the facility names others", () => {
    expect(accountLinks(standard)).toEqual({ login: `${origin}/login`, account: `${origin}/login` });
    const account = "https://join.facility.example/";
    expect(accountLinks({ booking: { ...standard.booking, account } })).toEqual({
      login: `${origin}/login`,
      account,
    });
  });
});

test("Acuity Scheduling books by appointment type and calendar, and sells nothing by an id", () => {
  expect(hrefOf(acuity, "booking", { id: "184520" }, "42")).toBe(
    `${origin}/schedule.php?appointmentType=184520&calendarID=42`,
  );
  expect(bookingTarget(acuity, "packages", { id: "1" })).toBeNull();
  expect(accountLinks(acuity)).toEqual({ login: undefined, account: undefined });
});

describe("with or without a booking site", () => {
  test.each([standard, acuity, none])("a full address is as it is, and a call goes to the desk", (desk) => {
    const link = "https://lessons.example/gold?ref=site#pay";
    expect(bookingTarget(desk, "packages", { link })).toEqual({ href: link, newWindow: true });
    expect(bookingTarget(desk, "booking", "call")).toEqual({ href: "tel:+16145550142", newWindow: false });
    expect(bookingTarget(desk, "products", undefined)).toBeNull();
  });

  test("nobody logs in where there is no site", () =>
    expect(accountLinks(none)).toEqual({ login: undefined, account: undefined }));
});
