import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  cutAtPhones,
  formatAmericanPhone,
  headingsOf,
  internationalPhone,
  phoneUrl,
  plainText,
  headingOf,
  paragraphsOf,
  slug,
  withExtension,
  withPhoneLinks,
} from "./text.ts";

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
  const linked = "[call (614) 555-0142 now](tel:+16145550142)";
  expect(withPhoneLinks(linked)).toBe(linked);
});

test("a plain text has paragraphs where it has empty lines", () => {
  expect(paragraphsOf("One\nline.\n\nTwo.\n \n\nThree.")).toEqual(["One\nline.", "Two.", "Three."]);
  expect(paragraphsOf("One.")).toEqual(["One."]);
});

test("a heading becomes a fragment", () => {
  expect(slug("How to apply")).toBe("how-to-apply");
  expect(slug("Who we're looking for?")).toBe("who-we-re-looking-for");
});

test("headings have the words and the ids that they have on the page", () => {
  expect(
    headingsOf("# No\n\n## See the [cage rules](route:cagerules)\n\n### **Bold** & snake_case ##\n"),
  ).toEqual([
    { level: 2, text: "See the cage rules", id: "see-the-cage-rules" },
    { level: 3, text: "Bold & snakecase", id: "bold-snake-case" },
  ]);
});

test("plain text drops the marks of Markdown, but keeps number signs in a sentence", () => {
  expect(plainText("## Cages\n\n1. **Cage #3** is [free](route:home).\n- Bring a `bat`")).toBe(
    "Cages Cage #3 is free. Bring a bat",
  );
});

test("a heading in a text never has the id of a part of the site, which scripts and labels would then not find", () => {
  // Home shows no text of a page.
  const files = globSync("src/**/*.{tsx,astro}").filter((file) => !file.includes("[...home]"));
  const ids = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bid="([\w-]+)"/gu)].map(([, id = ""]) => id),
  );
  expect(ids).toEqual(expect.arrayContaining(["notices", "analytics", "menu", "main"]));
  for (const id of ids) expect(headingOf(id.replaceAll("-", " ")).id, id).not.toBe(id);
  expect(headingOf("Notices")).toEqual({ text: "Notices", id: "text-notices" });
});
