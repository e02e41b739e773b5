import { describe, expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { pageOf } from "../selectors/pages.ts";
import { searchIn } from "./rank.ts";
import { searchIndex } from "./search-index.ts";

const content = readContent("content").content as Content;
const { find: search } = searchIn(searchIndex(content));
const best = (query: string) => search(query)[0];

describe("the first result", () => {
  test("for a package is its card, with price and button", () =>
    expect(best("50 tokens")).toMatchObject({
      href: "/buytokens#tokens-50",
      price: "$90",
      action: { label: "Purchase", newWindow: true },
    }));

  test("for a coach's name, even misspelled, is the card on the coach page, with Book", () =>
    expect(best("tess linqvist")).toMatchObject({
      href: "/pitching#tess-lindqvist",
      price: "$75 an hour",
      action: { label: "Book" },
    }));

  test("for the hours is on Home, with a button that calls", () =>
    expect(best("what are your hours")).toMatchObject({
      href: "/#section_facility",
      action: { href: "tel:+16145550142" },
    }));

  test("for a question leads to the questions of its page", () =>
    expect(best("how fast do the machines throw")).toMatchObject({
      title: "How fast do the machines throw?",
      href: "/first-visit#section_questions",
    }));

  test("for a job says what it is, without the heading above it", () => {
    expect(best("hitting instructor job")?.text).toMatch(/^Teach .* and apply\./u);
    for (const { context, text } of searchIndex(content).entries)
      if (context === "Job") expect(text).not.toContain("Overview");
  });

  test.each([
    ["coach", "Our coaches"],
    ["coaches", "Our coaches"],
    ["hiting", "Hitting"],
    ["hirring", "Employment Application"],
  ])("for %s is the page %s", (query, title) => expect(best(query)?.title).toBe(title));

  test("for a job has a button to its application", () => {
    expect(best("brand ambassador")?.action).toEqual({
      label: "Apply",
      href: "/employmentapp?position=Brand+Ambassador",
      newWindow: false,
    });
  });
});

test("nothing is found for words of which none says anything about the facility", () =>
  expect(search("do you have zzzz for qqqq")).toEqual([]));

test("a cage's button has the words of its card", () => {
  const { words } = content;
  const spaces = { ...words.spaces, rentRate: "Take it for a {rate}" };
  const renamed = searchIn(searchIndex({ ...content, words: { ...words, spaces } })).find;
  expect(renamed("cage 1")[0]?.action?.label).toBe("Take it for a half hour");
});

test("the cages are found by that word after their page, also those that tokens and memberships open", () => {
  const cages = [1, 2, 3, 4, 5, 6, 7].map((number) => `Cage ${number}`);
  // The page shows so many results.
  for (const asked of ["cage", "cages", "batting cage", "batting cages"])
    expect(
      search(asked)
        .slice(0, 8)
        .map(({ title }) => title)
        .toSorted(),
      asked,
    ).toEqual([...cages, "Rent a batting cage"]);
  for (const asked of ["cage", "cages", "batting cage", "batting cages"])
    expect(best(asked)?.title, asked).toBe("Rent a batting cage");
});

test("a cage that tokens open has their price and a button to buy them", () =>
  expect(best("cage 5")).toMatchObject({
    title: "Cage 5",
    price: "$25 for 10 tokens",
    action: { label: "Buy tokens", href: "/buytokens", newWindow: false },
  }));

test.each([
  ["hitting", "hitting"],
  ["membership", "memberships"],
  ["camp", "camps"],
  ["tokens", "buytokens"],
  ["job", "employmentapp"],
  ["coach", "coaches"],
  ["price", "prices"],
  ["pitching", "pitching"],
  ["speed", "speed"],
  ["fielding", "fielding"],
  ["team", "teampractice"],
  ["contact", "contactus"],
])("the first result for the word %s is the page %s itself", (asked, key) =>
  expect(best(asked)?.href).toBe(pageOf(content, key).path),
);

test("a holiday is found with the hours only if the content lists it", () => {
  for (const asked of ["open on Labor Day", "Juneteenth", "are you open on thanksgiving"])
    expect(best(asked)?.href, asked).toBe("/#section_facility");
  const names = [...content.hours.holidays, "4th of July", "mlk day", "presidents day", "xmas", "new years"];
  for (const asked of names) expect(best(asked)?.text, asked).toMatch(/: hours may differ\. Call \(614\)/u);
  const none = searchIn(searchIndex({ ...content, hours: { ...content.hours, holidays: [] } })).find;
  expect(none("Juneteenth").map(({ href }) => href)).not.toContain("/#section_facility");
});

test("a coach whose title is the query comes first", () =>
  expect(best("softball pitching")?.href).toBe("/pitching#tess-lindqvist"));

test("a camp comes before the job at it, unless the job is asked for", () => {
  const paths = (query: string) => search(query).map(({ href }) => href.replace(/#.*/u, ""));
  for (const asked of ["camp", "summer camp", "august camp"]) {
    expect(paths(asked)[0], asked).toBe("/camps");
    expect(paths(asked).slice(0, 4), asked).not.toContain("/youthsportssummer");
  }
  for (const asked of ["summer camp job", "camp counselor"])
    expect(paths(asked)[0], asked).toBe("/youthsportssummer");
});

test("without a page of all prices, nothing leads to it", () => {
  const pages = content.pages.filter(({ slug }) => slug !== "prices");
  const { entries } = searchIndex({ ...content, pages });
  expect(entries.filter(({ href }) => href.startsWith("/prices"))).toEqual([]);
});

test("hidden pages are not found", () => {
  const pages = new Set(searchIndex(content).entries.map(({ href }) => href));
  expect(pages.has("/packages")).toBe(true);
  for (const hidden of ["/rapsodo", "/comingsoon", "/search", "/404"]) expect(pages.has(hidden)).toBe(false);
});

test.each([
  ["how much is an hour in the batting cage", "rentbattingcages"],
  ["opening hours sunday", "home"],
  ["pitching lessons for 8 year old", "pitching"],
  ["how much is a membership", "memberships"],
  ["cost of a pitching lesson", "pitchprice"],
  ["pitching instructor position", "pitchingtrainer"],
  ["4 year old", "ninjayouth"],
  ["cancel my membership", "cancel"],
  ["do tokens expire", "buytokens"],
  ["are you hiring", "employmentapp"],
  ["team practice rental", "teampractice"],
  ["radar gun velocity", "hittrax"],
  ["infield lessons", "fielding"],
  ["refund policy", "cancel"],
  ["packages expire", "prices"],
  ["cuanto cuesta", "prices"],
  ["cuanto cuesta la jaula", "rentbattingcages"],
  ["horario", "home"],
  ["clases de beisbol para niños", "coaches"],
  ["batting cgae", "rentbattingcages"],
  ["how do I get there", "home"],
  ["how do I sign up", "firstvisit"],
  ["wednesday", "home"],
  ["instagram", "home"],
  ["photo gallery", "home"],
  ["adult supervision age", "cagerules"],
  ["trabajo", "employmentapp"],
  ["wifi", "firstvisit"],
  ["do you sell my data", "privacy"],
  ["do I have to be a member to hit", "firstvisit"],
  ["can I bring food", "facilityrules"],
])("the question %s finds its page, %s, among the first three", (question, key) => {
  const found = search(question).map(({ href }) => href.replace(/#.*/u, "") || "/");
  expect(found.slice(0, 3)).toContain(pageOf(content, key).path);
});

test("the phone number is found however it is typed", () => {
  for (const asked of [
    "6145550142",
    "614-555-0142",
    "(614) 555-0142",
    "614.555.0142",
    "+16145550142",
    "555-0142",
  ])
    expect(best(asked)?.href, asked).toBe("/#section_facility");
});

test.each(["u12", "12u", "12 year old", "12U"])("an age such as %s finds the programs for it", (asked) =>
  expect(best(asked)?.href).toBe("/ninjainfo#ages-10-12-coming-soon"),
);

test("a result whose button calls the front desk says so, as its card does", () => {
  const events = content.events.map((event) => ({
    ...event,
    status: {
      now: "sold out" as const,
      words: undefined,
      link: { label: "Join the wait list", link: "call" },
    },
  }));
  const { entries } = searchIndex({ ...content, events });
  const found = entries.find(({ href }) => href === "/camps#june-hitting");
  expect(found?.action).toEqual({
    label: "Call to join the wait list",
    href: "tel:+16145550142",
    newWindow: false,
  });
});
