import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  plainPhone,
  cutAtPhones,
  formatPhone,
  headingsOf,
  phoneUrl,
  plainText,
  headingOf,
  paragraphsOf,
  slug,
  withPhoneLinks,
} from "./text.ts";

test("a phone number shows in its usual form and is called in the international one", () => {
  expect(formatPhone("614-555-0142")).toBe("(614) 555-0142");
  expect(phoneUrl("614-555-0142")).toBe("tel:+16145550142");
  expect(phoneUrl(formatPhone("614-555-0142"))).toBe("tel:+16145550142");
});

test("a text is split at its phone numbers", () => {
  expect(cutAtPhones("Call (614) 555-0142.")).toEqual(["Call ", "(614) 555-0142", "."]);
  expect(cutAtPhones("10 tokens (2024) 100-200")).toEqual(["10 tokens (2024) 100-200"]);
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

test.each(["(614) 555 0142", "614.555.0142", "+1 614-555-0142", "6145550142", "614-555-0142"])(
  "%s is understood as a phone number",
  (text) => {
    expect(plainPhone(text)).toBe("614-555-0142");
  },
);

test.each(["555-0142", "call us", "614-555-01422"])("%s is not a phone number and stays as it is", (text) => {
  expect(plainPhone(text)).toBe(text);
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
