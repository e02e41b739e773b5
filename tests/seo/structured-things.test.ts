/** What structured data includes and leaves out: hours, coaches, events, open jobs. */
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { pages } from "../addresses.ts";
import { dom, words } from "../static/built.ts";
import { entries, entriesOf, type Entry } from "./graphs.ts";

const { facility, coaches, jobs } = content();
const listed = pages.filter(({ path }) => dom(path).querySelector('meta[name="robots"]') === null);
const fold = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

describe("the facility", () => {
  const full = listed.flatMap(({ path }) =>
    entriesOf(path, "SportsActivityLocation").map((entry) => ({ path, entry })),
  );

  test("is on Home, on the contact page and with the coaches", () => {
    expect(full.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/contactus", "/coaches"]));
  });

  test("has the specification's hours, the phone and the place", () => {
    const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    for (const { path, entry } of full) {
      const week = (entry["openingHoursSpecification"] as Entry[]).flatMap((each) =>
        (each["dayOfWeek"] as string[]).map((day) => [day.split("/").at(-1), each["opens"], each["closes"]]),
      );
      expect(week).toEqual([
        ...weekdays.map((day) => [day, "14:00", "21:00"]),
        ["Saturday", "09:00", "21:00"],
        ["Sunday", "12:00", "18:00"],
      ]);
      expect(words(path, "body")).toMatch(/2:00pm to 9:00pm/u);
      const digits = String(entry["telephone"]).replace("+1-", "");
      expect(words(path, "body").replaceAll(/\D/gu, "")).toContain(digits.replaceAll("-", ""));
      expect(entry["geo"]).toEqual({ "@type": "GeoCoordinates", ...facility.position });
      expect(entry["name"]).toBe(facility.name);
    }
  });

  test("has no special days", () => {
    for (const { entry } of full) expect(entry["specialOpeningHoursSpecification"]).toBeUndefined();
  });
});

describe("the coaches", () => {
  test("are people with the names and titles of their pages", () => {
    for (const path of ["/hitting", "/pitching", "/speed", "/fielding", "/coaches"]) {
      const people = entriesOf(path, "Person");
      const expected = coaches.filter(({ discipline }) => path === "/coaches" || path === `/${discipline}`);
      expect(people.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
      for (const person of people) {
        expect(words(path)).toContain(person["name"]);
        expect(words(path)).toContain(person["jobTitle"]);
        if (person["description"]) expect(words(path)).toContain(fold(String(person["description"])));
      }
    }
  });

  test("are nobody where a spot is open", () => {
    expect(JSON.stringify(entries("/hitting"))).not.toContain("This Could Be You");
  });
});

test("what has no dates is no event", () => {
  for (const { path } of listed) expect(entriesOf(path, "SportsEvent"), path).toEqual([]);
});

test("no job is posted to search engines without the day on which somebody posted it", () => {
  for (const { slug } of jobs) expect(entriesOf(`/${slug}`, "JobPosting"), slug).toEqual([]);
});
