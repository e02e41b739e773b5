/** What is still the sample's is named, whatever else has changed; a facility with its own words passes. */
import { expect, test } from "vitest";
import { onlyWhatIsHere } from "../../scripts/preflight/not-here.ts";
import { offersCanBeBought } from "../../scripts/preflight/offers.ts";
import type { Launch, Rule } from "../../scripts/preflight/rule.ts";
import { sampleNumbers, samplePictures } from "../../scripts/preflight/sample-facts.ts";
import { noSamples } from "../../scripts/preflight/samples.ts";
import { statementsAreTrue } from "../../scripts/preflight/statements.ts";
import { untouchedTexts } from "../../scripts/preflight/untouched.ts";
import { readSite } from "../../scripts/preflight/built-site.ts";
import { readContent } from "../../src/content/content.ts";
import { replaceIn } from "../../src/content/plant-for-tests.ts";
import { contentCopy } from "../../src/content/planted-content-for-tests.ts";
import { now } from "./clean-launch.ts";

function launchOf(folder: string): Launch {
  return {
    ...readContent(folder, folder.startsWith("/") ? "content/pictures" : undefined),
    folder,
    sample: { ...readContent("content"), folder: "content" },
    pageOf: (key) => `/${key}`,
    site: readSite("/no/such/folder"),
    now,
  };
}

const findings = async (rule: Rule, folder: string) => (await rule.check(launchOf(folder))).findings;

const told = async (folder: string) =>
  (await findings(untouchedTexts, folder)).map(
    ({ where, what }) => `${where.replaceAll(/\([^)]*\)/gu, "")}: ${what}`,
  );

test("one changed digit in the phone hides no other text of the sample", async () => {
  const folder = contentCopy();
  replaceIn(folder, "facility.yaml", "614-555-0142", "614-555-0143");
  const before = await told("content");
  expect(await told(folder)).toEqual(before);
  expect(before.length).toBeGreaterThan(300);
  const folders = "camps coaches jobs leagues pages policies programs spaces testimonials".split(" ");
  for (const key of readContent("content").documents.keys())
    if (folders.includes(key.split("/")[0] ?? ""))
      expect(
        before.some((line) => line.startsWith(`/${key} `)),
        key,
      ).toBe(true);
});

test("one changed sentence of a policy leaves the others named, with their number", async () => {
  const folder = contentCopy();
  const of = async () =>
    (await told(folder)).filter((line) => line.startsWith("/policies/cancel") && line.includes("Body"));
  replaceIn(folder, "policies/cancel.md", "the team gets a refund", "we talk");
  const [line] = await of();
  expect(line).toMatch(/"You may cancel your membership at any time, at the desk\." and \d+ more$/u);
});

test("a policy of the sample is named even with every number changed and written out", async () => {
  const folder = contentCopy();
  replaceIn(folder, "policies/cancel.md", "within {{terms.cages.cancelHours}} hours", "within 12 hours");
  replaceIn(folder, "policies/cancel.md", "a {{terms.cages.lateFee}} fee", "a $25 fee");
  replaceIn(folder, "policies/cancel.md", "- There are no refunds.\n", "");
  expect((await told(folder)).filter((line) => line.startsWith("/policies/cancel"))).toHaveLength(3);
});

test("a text is named by its page, its file and line, and its field in the editor", async () => {
  const first = (await findings(untouchedTexts, "content")).find(({ what }) =>
    what.includes("Put in the reps."),
  );
  expect(first?.where).toBe("/pages/home (content/pages/home.yaml:3:10) Pages, home: Heading");
});

test("the sample's pictures are named by their bytes, its people and pictures by their marks", async () => {
  expect((await findings(samplePictures, "content")).length).toBeGreaterThan(30);
  const marks = (await findings(noSamples, "content")).map(({ what }) => what);
  expect(marks).toContain("coaches/ray-ochoa is still an example");
  expect(marks).toContain("testimonials/sam-d is still an example");
  expect(marks).toContain("hero.jpg is still an example");
});

test("a price list is named while only its ids are the facility's own", async () => {
  const folder = contentCopy();
  replaceIn(folder, "packages/gold.yaml", "310101", "998877");
  const gold = (await findings(sampleNumbers, folder)).filter(({ where }) =>
    where.startsWith("/packages/gold "),
  );
  expect(gold.map(({ what }) => what)).toEqual(["every number in it is the sample's"]);
});

test.each([untouchedTexts, sampleNumbers, samplePictures, onlyWhatIsHere, statementsAreTrue])(
  "a facility with its own words passes: $name",
  async (rule) => {
    expect(await findings(rule, "tests/second-facility/content")).toEqual([]);
  },
);

test("of its offers, the one that leads nowhere is named", async () => {
  const offers = await findings(offersCanBeBought, "tests/second-facility/content");
  expect(offers.map(({ what }) => what)).toEqual(["Purchase Barn Pass leads nowhere"]);
});
