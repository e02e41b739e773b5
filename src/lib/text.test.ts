import { expect, test } from "vitest";
import { plainPhone, cutAtPhones, formatPhone, phoneUrl, plainText, slug, withPhoneLinks } from "./text.ts";

test("a phone number is shown as people write it and called in international form", () => {
  expect(formatPhone("614-555-0142")).toBe("(614) 555-0142");
  expect(phoneUrl("614-555-0142")).toBe("tel:+16145550142");
  expect(phoneUrl(formatPhone("614-555-0142"))).toBe("tel:+16145550142");
});

test("a text is cut at its phone numbers", () => {
  expect(cutAtPhones("Call (614) 555-0142.")).toEqual(["Call ", "(614) 555-0142", "."]);
  expect(cutAtPhones("10 tokens (2024) 100-200")).toEqual(["10 tokens (2024) 100-200"]);
});

test("a phone number in Markdown becomes a link, unless it stands in one", () => {
  expect(withPhoneLinks("[Write](route:contactus), or call (614) 555-0142.")).toBe(
    "[Write](route:contactus), or call [(614) 555-0142](tel:+16145550142).",
  );
  const linked = "[call (614) 555-0142 now](tel:+16145550142)";
  expect(withPhoneLinks(linked)).toBe(linked);
});

test("words become a fragment", () => {
  expect(slug("How to apply")).toBe("how-to-apply");
  expect(slug("Who we're looking for?")).toBe("who-we-re-looking-for");
});

test.each(["(614) 555 0142", "614.555.0142", "+1 614-555-0142", "6145550142", "614-555-0142"])(
  "%s is understood as a phone number",
  (text) => {
    expect(plainPhone(text)).toBe("614-555-0142");
  },
);

test.each(["555-0142", "call us", "614-555-01422"])("%s stays as it is: it is no phone number", (text) => {
  expect(plainPhone(text)).toBe(text);
});

test("text of Markdown loses its marks, and keeps the number signs of a sentence", () => {
  expect(plainText("## Cages\n\n1. **Cage #3** is [free](route:home).\n- Bring a `bat`")).toBe(
    "Cages Cage #3 is free. Bring a bat",
  );
});
