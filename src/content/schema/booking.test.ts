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
        'expected an id such as "310101", a full address that begins with https://, a page such as route:camps, a file such as file:waiver.pdf, or the word call; an id has a digit in it: leave this out as long as there is none',
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
      "expected a full address that begins with https://, a page such as route:camps, a file such as file:waiver.pdf, or the word call",
    );
  });
});
