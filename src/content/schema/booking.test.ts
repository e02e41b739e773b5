/** Targets as owners write them. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { addressOrCall, bookingTargetSchema, linkTargetSchema } from "./booking.ts";
import { externalId } from "./types.ts";

const messageOf = (schema: v.GenericSchema, text: unknown) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message)[0];

describe("a target", () => {
  test.each(["call", "Call", "CALL", " call "])("%j is a call", (text) => {
    expect(v.parse(bookingTargetSchema, text)).toBe("call");
    expect(v.parse(linkTargetSchema, text)).toBe("call");
    expect(v.is(addressOrCall, text)).toBe(true);
  });

  test.each(["desk@clay.example", "mailto:desk@clay.example", "mailto:desk@clay.example?subject=Lessons"])(
    "%j is an email address",
    (text) => {
      const target = { email: "desk@clay.example" };
      expect(v.parse(bookingTargetSchema, text)).toEqual(target);
      expect(v.parse(linkTargetSchema, text)).toEqual(target);
      expect(v.is(addressOrCall, text)).toBe(true);
    },
  );

  test.each(["desk@", "mailto:desk", "mailto:", "tel:desk@clay.example"])(
    "%j is no email address",
    (text) => {
      expect(v.is(bookingTargetSchema, text)).toBe(false);
      expect(v.is(linkTargetSchema, text)).toBe(false);
      expect(v.is(addressOrCall, text)).toBe(false);
    },
  );

  test("is an id with a digit, an address or a page", () => {
    expect(v.parse(bookingTargetSchema, "gold_12-B")).toEqual({ id: "gold_12-B" });
    expect(v.parse(bookingTargetSchema, "https://pay.example/call")).toEqual({
      link: "https://pay.example/call",
    });
    expect(v.parse(bookingTargetSchema, "route:birthday-parties")).toEqual({ route: "birthday-parties" });
  });

  test.each(["TBD", "Coming-soon", "none", "call-us", "n_a", "-"])(
    "%s is no id: it would be an address that leads nowhere",
    (text) => {
      expect(messageOf(bookingTargetSchema, text)).toBe(
        'expected an id such as "310101", a full address that begins with https://, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call; an id has a digit in it: leave this out as long as there is none',
      );
      expect(messageOf(externalId, text)).toMatch(/with a digit in it$/u);
    },
  );

  test.each(["http://pay.example", "route:", "route:Camps", "/camps", "call us", "route:camps#june"])(
    "%s is none of them",
    (text) => {
      expect(messageOf(bookingTargetSchema, text)).toMatch(/, or the word call$/u);
      expect(messageOf(linkTargetSchema, text)).toMatch(/^expected a full address .*, or the word call$/u);
    },
  );

  test("a notice has no id", () => {
    expect(messageOf(linkTargetSchema, "310101")).toBe(
      "expected a full address that begins with https://, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call",
    );
  });
});
