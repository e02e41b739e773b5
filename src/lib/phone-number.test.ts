import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { looksLikePhone } from "./phone-number.ts";

describe("a phone number of the contact form", () => {
  test.each([
    "555-0142",
    "+1 (614) 555-0142",
    "+1-555-0142",
    " 614-555-0142 ",
    "+521 614 555 0142",
    // A country code of one to three digits may be mistyped, but only calling can show that.
    "0614-555-0142",
    "55550142",
    // As a phone's contacts, a document or a web page gives it.
    "\u202A614-555-0142\u202C",
    "(614)\u00A0555\u20110142",
    "614–555–0142",
  ])("%j can be called", (phone) => {
    expect(looksLikePhone(phone)).toBe(true);
  });

  test.each([
    "",
    "555-014",
    "555-01422",
    "55-50142",
    "+5216 614 555 0142",
    "+44 20 7946 0958",
    "+ 44 614 555 0142",
    "(44) 614 555 0142",
    "555 0142 +1",
    "++1 614 555 0142",
    "(614 555-0142",
    "(6145) 555-0142",
    "614--555-0142",
    "614/555/0142",
    "614-555-0142 x5",
    "614-555-CAGE",
    "५५५-०१४२",
    "614-555-0142\n614-555-0143",
  ])("%j is not accepted", (phone) => {
    expect(looksLikePhone(phone)).toBe(false);
  });

  test("every combination of parts and separators is accepted", () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`, "u"));
    const gap = fc.constantFrom("", " ", ".", "-");
    const country = fc
      .tuple(fc.constantFrom("", "+"), fc.integer({ min: 1, max: 3 }).chain(digits), gap)
      .map((parts) => parts.join(""));
    const area = fc
      .tuple(digits(3), fc.boolean(), gap)
      .map(([code, bracketed, end]) => (bracketed ? `(${code})` : code) + end);
    const part = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: "" });
    const whole = fc.tuple(part(country), part(area), digits(3), gap, digits(4));
    fc.assert(fc.property(whole, (parts) => looksLikePhone(parts.join(""))));
  });

  test("fewer than 7 digits or more than 13 are never accepted", () => {
    const few = fc.stringMatching(/^[+() .-]{0,3}(?:[0-9][ .-]?){0,6}$/u);
    const many = fc.stringMatching(/^[+]?(?:[0-9][ .-]?){14,20}$/u);
    fc.assert(fc.property(fc.oneof(few, many), (phone) => !looksLikePhone(phone)));
  });

  test("nothing with a letter in it is accepted", () => {
    const withLetter = fc.tuple(fc.string(), fc.stringMatching(/^[A-Za-z]$/u), fc.string());
    fc.assert(fc.property(withLetter, (parts) => !looksLikePhone(parts.join(""))));
  });
});
