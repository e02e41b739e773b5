/** The finder of several facilities: every way through it ends in a button, soon. */
import { describe, expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { coachQuestion, findPageAt, findPages, type FindPage } from "./find.ts";

const sample = readContent("content").content as Content;
const second = readContent("tests/second-facility/content").content as Content;

const sells = (coaches: Content["coaches"]): Content => ({ ...sample, coaches });
const softballOnly = sample.coaches.map((coach) => ({ ...coach, sports: ["softball" as const] }));
const forTeens = sample.coaches.map((coach) => ({ ...coach, ages: { from: 12, to: 18 } }));
const without = (content: Content, ...keys: string[]): Content => ({
  ...content,
  pages: content.pages.filter(({ slug }) => !keys.includes(slug)),
});
const nothing: Content = {
  ...without(second, "teampractice"),
  packages: [],
  spaces: [],
  camps: [],
  leagues: [],
  programs: [],
  coaches: [],
};

const facilities: readonly (readonly [string, Content])[] = [
  ["the sample", sample],
  ["another facility", second],
  ["one without a youth program", without(sample, "ninjayouth")],
  ["one without cages and camps", without(sample, "rentbattingcages", "camps")],
  ["one whose coaches only teach softball", sells(softballOnly)],
  ["one whose coaches only teach teens", sells(forTeens)],
  ["one without coaches", sells([])],
  ["one that sells no package", { ...sample, packages: [] }],
  ["one that sells nothing", nothing],
];

/** The labels from the first question to each answer. */
function walks({ choices, answer }: FindPage, taken: readonly string[] = []): (readonly string[])[] {
  return answer ? [taken] : choices.flatMap(({ label, page }) => walks(page, [...taken, label]));
}

const first = (content: Content) => findPages(content)[0] as FindPage;
const at = (content: Content, path: string) => findPageAt(content, path);
const facts = (content: Content, path: string) =>
  Object.fromEntries(
    at(content, path).answer?.facts.map(({ label, value }) => [
      label,
      typeof value === "string" ? value : value.text,
    ]) ?? [],
  );

describe.each(facilities)("%s", (_, content) => {
  test("every way ends in a button after at most three taps, and every question has a choice", () => {
    for (const way of walks(first(content))) expect(way.length, way.join(" > ")).toBeLessThanOrEqual(3);
    for (const { path, choices, answer } of findPages(content)) {
      expect(choices.length === 0, path).toBe(answer !== undefined);
      expect(choices, path).not.toHaveLength(1);
      expect(new Set(choices.map(({ label }) => label)).size, path).toBe(choices.length);
      if (!answer) continue;
      expect(answer.button.target.href, path).toMatch(/^(?:\/|https:\/\/|tel:)/u);
      expect(answer.say, path).not.toBe("");
    }
  });

  test("begins at /find, leads back from everywhere else, and asks search engines to stay away", () => {
    const pages = findPages(content).map(({ path }) => at(content, path));
    const titles = pages.flatMap(({ site }) => [site.texts.title, site.texts.description]);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { site } of pages) expect(site.texts.description).toMatch(/^(?:[^.?!]|[.?!](?: |$)|\.\d)+$/u);
    for (const { path, back, site } of pages) {
      expect(site.hidden, path).toBe(true);
      if (path === "/find") expect(back).toBeUndefined();
      else
        expect(at(content, back ?? "").choices.length, `${path} leads back to a question`).toBeGreaterThan(1);
    }
  });
});

test("ages 2 to 5 arrive after one tap", () => {
  const [youngest] = first(sample).choices;
  expect(youngest?.label).toBe("Ages 2 to 5");
  expect(youngest?.page.answer?.button).toMatchObject({
    label: "Join Now",
    target: { href: "/ninjayouthprice" },
  });
  expect(facts(sample, "/find/youth")).toMatchObject({ Price: "$20 per session", When: "Ask us" });
});

test("the sample asks for the age, then what to do, then the skill and the sport where it decides who teaches", () => {
  expect(first(sample).choices.map(({ label }) => label)).toEqual([
    "Ages 2 to 5",
    "Ages 6 to 8",
    "Ages 9 to 14",
    "Ages 15 to 16",
    "Ages 17 and up",
  ]);
  expect(at(sample, "/find/lesson").choices.map(({ label }) => label)).toEqual([
    "Hitting, baseball",
    "Hitting, softball",
    "Pitching, baseball",
    "Pitching, softball",
    "Speed & Agility",
    "Fielding, baseball",
    "Fielding, softball",
  ]);
  const asked = at(sample, "/find/ages-9-to-14").choices.map(({ label }) => label);
  expect(asked).toEqual(["Take a lesson", "Just hit", "Go to a camp", "Bring a team", "Play in a league"]);
});

test("of the camps for an age, the button sells the one on sale; where none is, it calls", () => {
  const camp = at(sample, "/find/ages-9-to-14/camp").answer;
  expect(camp?.button.target.href).toBe("/camps/swinging-holiday#prices");
  expect(camp?.also.map(({ label }) => label)).toEqual([
    "June Hitting Camp",
    "August Hitting & Pitching Camp",
  ]);
  const unsold = at(sample, "/find/ages-15-to-16/camp").answer;
  expect(unsold?.button.target.href).toBe("tel:+16145550142");
  expect(at(sample, "/find/ages-17-and-up").choices.map(({ label }) => label)).not.toContain("Go to a camp");
});

test("a facility without typed ages asks for no age, and offers neither tokens nor a membership nobody can buy", () => {
  const labels = first(second).choices.map(({ label }) => label);
  expect(labels).toEqual(["Take a lesson", "Just hit", "Go to a camp", "Bring a team"]);
  expect(at(second, "/find/hit").answer?.also).toEqual([]);
  expect(at(second, "/find/lesson/hitting").answer?.button.target.href, "two coaches").toBe("/hitting");
});

test("a sport that no coach is known to teach ends at the phone", () => {
  const { answer } = at(sells(softballOnly), "/find/lesson/hitting-baseball");
  expect(answer?.button.target.href).toBe("tel:+16145550142");
  expect(answer?.facts.map(({ value }) => value).slice(1)).toEqual(["Ask us", "Ask us", "Ask us", "Ask us"]);
  expect(at(sells(softballOnly), "/find/lesson/hitting-softball").answer?.button.label).toBe(
    "Choose your coach",
  );
});

test("who looks for a coach chooses a lesson first, unless the age decides who teaches", () => {
  expect(coachQuestion(sample)).toBe("/find/lesson");
  expect(coachQuestion(second)).toBe("/find/lesson");
  const someForTeens = sample.coaches.map((coach, at) => ({
    ...coach,
    ...(at === 0 ? { ages: { from: 12, to: 18 } } : {}),
  }));
  expect(coachQuestion(sells(someForTeens))).toBe("/find");
  expect(coachQuestion(without(sample, "find"))).toBeUndefined();
});

test("a coach's ages decide who is sent there", () => {
  const labels = (path: string) => at(sells(forTeens), path).choices.map(({ label }) => label);
  expect(labels("/find/ages-6-to-8")).not.toContain("Take a lesson");
  expect(labels("/find/ages-12-to-14")).toContain("Take a lesson");
  expect(facts(sells(forTeens), "/find/lesson/speed")["Ages"]).toBe("12-18");
});

test("an address holds in any language", () => {
  const [discipline] = sample.disciplines;
  const disciplines = sample.disciplines.map((each) =>
    each === discipline ? { ...each, name: "打撃" } : each,
  );
  const { path = "" } =
    findPages({ ...sample, disciplines }).find(({ heading }) => heading === "打撃, softball") ?? {};
  expect(path).toBe(`/find/lesson/${discipline?.slug}-softball`);
});

test("a lesson without a coach is sold on its page; a facility that sells nothing gives its phone", () => {
  expect(at(sells([]), "/find/lesson/hitting").answer?.button.target.href).toBe("/hitpricing");
  expect(first(nothing).answer?.button.target.href).toBe("tel:+17205550177");
  expect(findPages(without(sample, "find"))).toEqual([]);
});
