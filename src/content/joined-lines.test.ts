/** Lines of a schedule that a page would join. */
import { expect, test } from "vitest";
import { content } from "./content.ts";
import { joinedLines } from "./joined-lines.ts";
import type { Content } from "./schema/registry.ts";

function warningsAbout(body: string): string[] {
  const [policy] = content().policies;
  if (!policy) throw new Error("the sample has no policy");
  const only = { ...content(), policies: [{ ...policy, body }] } satisfies Content;
  return joinedLines(only, "content");
}

test.each([
  "9:00 Warm up\n9:30 Hitting\n10:00 Games",
  "9am Warm up\n10 am Hitting\nNoon Lunch",
  "First.\n\n9-10 a.m. Warm up\n10 to 11 a.m. Hitting\n11:00\u201312:00 Games\n1 p.m. Home",
  "**9:00am** Warm up\n**9:30am** Hitting\n**10:00am** Games",
  "9 - 10 Warm up\n10 - 11 Hitting\n11 - 12 Games",
  "- 9:00 Warm up\n  9:30 Hitting\n  10:00 Games",
  "> 9:00 Warm up\n> 9:30 Hitting\n> 10:00 Games",
  "At 9:00 Warm up\nAt 9:30 Hitting\nAt 10:00 Games",
  "Monday 9:00 to 5:00\nTuesday 9:00 to 5:00\nWednesday closed",
  "**Mon:** 9 to 5\n**Tues:** 9 to 5\n**Wed:** closed",
  "Monday:\n09:00 Warm up\n09:30 Hitting\n10:00 Games",
])("%j is a warning with the file and the first line", (body) => {
  expect(warningsAbout(body)).toEqual([
    expect.stringMatching(/^content\/policies\/[\w-]+\.md body: the lines from ".*9.*" on are joined/u),
  ]);
});

test.each([
  "- 9:00 Warm up\n- 9:30 Hitting\n- 10:00 Games",
  "9:00 Warm up\n\n9:30 Hitting\n\n10:00 Games",
  "9:00 Warm up\\\n9:30 Hitting\\\n10:00 Games",
  "9:00 Warm up  \n9:30 Hitting  \n10:00 Games",
  "9:00 Warm up\n9:30 Hitting\nand then we play",
  "- Mon 9:00\n- Tue 9:30\n- Wed 10:00",
  "Monday 9:00\nTuesday 9:30\nand so on",
  "Sunny days\nMonograms\nFriends",
  "8 players\n9 bats\n10 balls",
])("%j is none", (body) => expect(warningsAbout(body)).toEqual([]));

test("the sample has none", () => expect(joinedLines(content(), "content")).toEqual([]));
