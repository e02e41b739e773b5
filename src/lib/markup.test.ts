/** Marks of HTML and Markdown in plain words, and words that only look like them. */
import { expect, test } from "vitest";
import { decodeEntities, htmlIn, markupIn } from "./markup.ts";

test.each([
  ["Why not play &amp; train?", "&amp;", "write the character itself, &"],
  ["caf&eacute;", "&eacute;", "write the character itself, é"],
  ["&#8217;til nine", "&#8217;", "write the character itself, ’"],
  ["a&#x202e;b", "&#x202e;", "leave it out"],
  ["one&nbsp;hour", "&nbsp;", "leave it out, or write a space"],
  ["train? <br/>", "<br/>", "leave out the HTML"],
  ["<b>Bold</b>", "<b>", "leave out the HTML"],
  ["<!-- ask Ann -->", "<!--", "leave out the HTML"],
  ["Hello <script", "<script", "leave out the HTML"],
  ['<iframe src="https://maps.example">', "<iframe", "a map belongs under map in facility.yaml"],
  ["so *great* it is", "*great*", "leave out the *"],
  ["so __great__ it is", "__great__", "leave out the __"],
  ["so _great_ it is", "_great_", "leave out the _"],
  ["no ~~longer~~ here", "~~longer~~", "leave out the ~~"],
  ["a ==marked== word", "==marked==", "leave out the =="],
  ["type `npm`", "`npm`", "leave out the `"],
  ["## Refunds", "##", "leave out the #"],
  ["> quoted", ">", "leave out the >"],
  ["- Bring a glove", "- B", "leave out the -"],
  ["[!NOTE] Bring a glove", "[!NOTE]", "leave out this mark"],
  ["[ ] Bring a glove", "[ ]", "leave out the box"],
  ["see <https://www.example.com>", "<https://www.example.com>", "leave out the <"],
  [String.raw`5 \* 3`, String.raw`\*`, "leave out the"],
])("%j has the mark %s", (text, found, advice) => {
  expect(markupIn(text)).toMatchObject({ found });
  expect(markupIn(text)?.advice).toContain(advice);
});

test.each([
  "R&B night",
  "Q&A; then pizza",
  "Arts & crafts",
  "5 * 3 * 2 drills",
  "2*3*4",
  "*Full Name is a required field.",
  "Ages 8-14 *see below, and * too",
  "child_name and last_name",
  "We <3 baseball, 3 < 5 > 2",
  "#1 choice",
  "1. FC K\u00F6ln",
  "+ 1 hour",
  "C:/bats [new]",
  "- ",
  "8:00 - 9:00",
  "a = b == c",
  "~ 40 minutes ~",
])("%j is plain words", (text) => expect(markupIn(text)).toBeUndefined());

test("a tag over several lines is found where it begins, and none beyond a paragraph", () => {
  expect(htmlIn("One.\n<script\nsrc=x>")).toMatchObject({ found: "<script\nsrc=x>", index: 5 });
  expect(htmlIn("a <b and c\n\nd> e")).toBeUndefined();
});

test("what is no character stays as it is", () =>
  expect(decodeEntities("&nosuch; &#x110000; &lt;")).toBe("&nosuch; &#x110000; <"));
