import { expect, test } from "vitest";
import { readContent } from "./content.ts";
import { daysOrRanges } from "./days-or-ranges.ts";
import { plant } from "./plant-for-tests.ts";
import { contentCopy } from "./planted-content-for-tests.ts";

function warningsAbout(value: string): string[] {
  const directory = contentCopy();
  plant(directory, { "policy-numbers.yaml": (text) => text.replace("$10.00", () => value) });
  return daysOrRanges(readContent(directory, { pictures: "content/pictures" }));
}

test.each([
  ["10-12", "October 12th", "10 to 12"],
  ["11-14", "November 14th", "11 to 14"],
  ["12-15", "December 15th", "12 to 15"],
])("%s is read as %s, which a warning says", (value, day, range) => {
  expect(warningsAbout(value)).toEqual([
    expect.stringMatching(
      new RegExp(
        `policy-numbers\\.yaml:7:12 cages\\.lateFee: visitors read "${day}"; if it is a range, write ${range}$`,
        "u",
      ),
    ),
  ]);
});

test.each(["12-26", "10-31", "12-01", "06-10", "8-10", "10 to 12", "$10", "2027-10-12"])(
  "%s is no warning",
  (value) => expect(warningsAbout(value)).toEqual([]),
);
