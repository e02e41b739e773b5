/** A facility of another shape, made by `npm run new` from answers: it builds, and nothing of the sample is in it. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatProblems } from "../../scripts/content-format.ts";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { noDeadLinks } from "../../scripts/preflight/links.ts";
import { onlyWhatIsHere } from "../../scripts/preflight/not-here.ts";
import { offersCanBeBought } from "../../scripts/preflight/offers.ts";
import type { Launch, Rule } from "../../scripts/preflight/rule.ts";
import { sampleNumbers, samplePictures } from "../../scripts/preflight/sample-facts.ts";
import { validHtml } from "../../scripts/preflight/site-files.ts";
import { noDrafts, untouchedTexts } from "../../scripts/preflight/untouched.ts";
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { otherSite, type OtherSite } from "../other-site.ts";
import { ownFolder } from "../own-folder.ts";
import { traces } from "../second-facility/traces.ts";
import { given, makeFacility } from "./make-facility.ts";

const home = ownFolder("new");
const folder = join(home, "prairie-bats");
let built: OtherSite;
let site: BuiltSite;
let launch: Launch;

beforeAll(async () => {
  const logo = join(home, "mark.svg");
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path fill="#1f4e8c" d="M0 0h9v9z"/></svg>',
  );
  const { stderr } = makeFacility({ ...given, logo }, folder);
  expect(stderr).toBe("");
  built = await otherSite({ from: folder });
  site = readSite(built.directory);
  launch = {
    ...readContent(folder),
    folder,
    sample: { ...readContent("content"), folder: "content" },
    pageOf: (key) => `/${key}`,
    site,
    now: Date.now(),
  };
});
afterAll(async () => {
  await built.remove();
  rmSync(home, { recursive: true, force: true });
});

test.each(Object.entries(traces))("has no %s of the sample", (_, tracesIn) => {
  expect(tracesIn(site, launch.content as Content)).toEqual([]);
});

test.each<Rule>([
  untouchedTexts,
  sampleNumbers,
  samplePictures,
  onlyWhatIsHere,
  offersCanBeBought,
  noDeadLinks,
  validHtml,
])("the launch check has nothing to say under: $name", async (rule) => {
  expect((await rule.check(launch)).findings).toEqual([]);
});

test("what the owner has to write is named as a draft, at most once a page", async () => {
  const drafts = (await noDrafts.check(launch)).findings.map(({ where }) => where.split(" ")[0]);
  expect(drafts).toContain("/home");
  expect(drafts).toContain("/policies/aboutus");
  expect(new Set(drafts).size).toBe(drafts.length);
  expect(drafts.length).toBeLessThan(15);
});

test("says what was answered: hours, cages, prices, the booking site and the cleaned logo", () => {
  const page = (path: string) => site.pages.find((each) => each.path === path);
  const text = page("/")?.dom.structuredText.replaceAll(/\s+/gu, " ") ?? "";
  for (const words of ["Prairie Bats", "Monday to Friday", "10:00am to 4:30pm", "$27", "(402) 232-0187"])
    expect(text, words).toContain(words);
  expect(text).not.toContain("Sunday");
  expect(page("/rentbattingcages")?.dom.querySelectorAll(".space-listing")).toHaveLength(5);
  expect(page("/catching-prices")?.html).toContain('href="https://book.prairiebats.org"');
  for (const path of ["/buytokens", "/hittrax", "/ninjayouth", "/tournament", "/rentopenarea"])
    expect(page(path), path).toBeUndefined();
  expect(readFileSync(join(folder, "pictures/logo.svg"), "utf8")).not.toContain("alert");
});

test("is written as the editor writes it", () => {
  expect(formatProblems(folder)).toEqual([]);
});

test("in the terminal, an answer that cannot be read is asked again, and no page is made of what there is not", () => {
  const typed = [
    ["Foggy Diamonds", "call us", "402 232 0187", "desk@foggy.org", "foggy.org", "https://www.foggy.org"],
    ["1 Elm Street", "Akron", "OH", "44301", "41.08, -81.51", "", "Mon-Fri 2pm-9pm", "", "0", "", "", "", ""],
    ["", "", "", "", "", "60", "24", "", "#eeeeee", "#2d5c3a", ""],
  ];
  const into = join(home, "foggy");
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/new.ts", "--no-edit", "--into", into],
    { input: `${typed.flat().join("\n")}\n`, encoding: "utf8" },
  );
  expect(stdout.match(/expected a (?:phone number|web address)/gu)).toHaveLength(2);
  expect(status).toBe(0);
  const { content, problems } = readContent(into);
  expect(problems).toEqual([]);
  expect(content.pages?.map(({ slug }) => slug)).toEqual(["contactus", "feedback", "home", "notfound"]);
  // The main color was too pale to be read.
  expect(content.facility?.colors?.clay).not.toBe("#eeeeee");
});

test("an answer that cannot be read is told by its question, and an existing folder is left alone", () => {
  expect(makeFacility({ ...given, hours: "always" }, join(home, "other")).stderr).toMatch(
    /^hours: type days and times such as/u,
  );
  expect(makeFacility({ ...given, phone: "" }, join(home, "other")).stderr).toMatch(
    /^phone: an answer is needed/u,
  );
  expect(makeFacility({ ...given, pool: "yes" }, join(home, "other")).stderr).toMatch(
    /^pool: there is no such question/u,
  );
  expect(makeFacility(given, folder).stderr).toMatch(/is already there/u);
});
