import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cutAtPhones,
  formatAmericanPhone,
  internationalPhone,
  looksLikePhone,
  phoneUrl,
  withExtension,
  withPhoneLinks,
} from "./phone-number.ts";

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
    "\u200B614\u2009555\u20090142\uFEFF",
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

test.each(["(614) 555 0142", "614.555.0142", "+1 614-555-0142", "6145550142", "614-555-0142"])(
  "%s shows as a number of the United States or Canada, and is called in the international form",
  (written) => {
    expect(formatAmericanPhone(written)).toBe("(614) 555-0142");
    expect(phoneUrl(written.replace("+1 ", ""))).toBe("tel:+16145550142");
  },
);

test.each(["416-555-0142 ext. 106", "(416) 555-0142 x106", "416 555 0142, ext 106", "+1 416 555 0142 #106"])(
  "the extension of %s is dialed after a wait",
  (written) => {
    expect(formatAmericanPhone(written)).toBe("(416) 555-0142 ext. 106");
    expect(phoneUrl("(416) 555-0142 ext. 106")).toBe("tel:+14165550142,106");
  },
);

test.each(["555-0142", "call us", "614-555-01422", "01 42 68 53 00", "0142685300", "1300 975 707"])(
  "%s is no number of the United States or Canada",
  (text) => {
    expect(formatAmericanPhone(text)).toBeUndefined();
  },
);

test("a number of another country is called as it is written", () => {
  expect(phoneUrl("+44 20 7946 0018")).toBe("tel:+442079460018");
  expect(phoneUrl("0800 496 0123")).toBe("tel:08004960123");
  expect(phoneUrl("1300 975 707")).toBe("tel:1300975707");
  expect(withExtension("+44 20 7946 0018 x7")).toBe("+44 20 7946 0018 ext. 7");
});

test("search engines get a number of America with its country code", () => {
  expect(internationalPhone("(614) 555-0142")).toBe("+1-614-555-0142");
  expect(internationalPhone("(416) 555-0142 ext. 106")).toBe("+1-416-555-0142 ext. 106");
  expect(internationalPhone("+44 20 7946 0018")).toBe("+44 20 7946 0018");
  expect(internationalPhone("0800 496 0123")).toBe("0800 496 0123");
});

test("a text is split at its phone numbers", () => {
  expect(cutAtPhones("Call (614) 555-0142.")).toEqual(["Call ", "(614) 555-0142", "."]);
  expect(cutAtPhones("Call 614-555-0142.")).toEqual(["Call ", "614-555-0142", "."]);
  expect(cutAtPhones("Call 614.555.0142 ext. 106.")).toEqual(["Call ", "614.555.0142 ext. 106", "."]);
  expect(cutAtPhones("The code is 9614-555-01427.")).toEqual(["The code is 9614-555-01427."]);
  expect(cutAtPhones("10 tokens (2024) 100-200")).toEqual(["10 tokens (2024) 100-200"]);
  expect(cutAtPhones("Call (416) 555-0142 ext. 106.")).toEqual(["Call ", "(416) 555-0142 ext. 106", "."]);
  expect(cutAtPhones("Ring 0800 496 0123 or +44 20 7946 0018 ext. 7")).toEqual([
    "Ring ",
    "0800 496 0123",
    " or ",
    "+44 20 7946 0018 ext. 7",
    "",
  ]);
  for (const text of ["2027-01-09 09:00", "from 0 to 100 000", "51x12, 02134"])
    expect(cutAtPhones(text)).toEqual([text]);
});

test("a phone number in Markdown becomes a link, unless it is inside one", () => {
  expect(withPhoneLinks("[Write](route:contactus), or call (614) 555-0142.")).toBe(
    "[Write](route:contactus), or call [(614) 555-0142](tel:+16145550142).",
  );
  const address = "See https://book.example/614-555-0142 and `614-555-0142`.";
  expect(withPhoneLinks(address)).toBe(address);
  const linked = "[call (614) 555-0142 now](tel:+16145550142)";
  expect(withPhoneLinks(linked)).toBe(linked);
});
