/** What a card says of ages, sport and price. */
import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { allCoachCards } from "./coaches.ts";
import { formatSports } from "./for-whom.ts";
import { offersOn } from "./prices.ts";
import { campCards, leagueCards, youthCards } from "./programs.ts";

const content = readContent("content").content as Content;

test("a coach's card says the lowest price, and the dialog no fact that the bio says", () => {
  const told = Object.fromEntries(allCoachCards(content).map(({ id, facts }) => [id, facts]));
  expect(told).toEqual({
    "marcus-bell": { card: ["$75 an hour"], dialog: [] },
    "dana-whitlock": { card: ["$75 an hour"], dialog: [] },
    "ray-ochoa": { card: ["$75 an hour"], dialog: [] },
    "tess-lindqvist": { card: ["$75 an hour"], dialog: [] },
    "jordan-avery": { card: ["$75 an hour"], dialog: [] },
    "luis-carrera": { card: ["$75 an hour"], dialog: [] },
    "mia-tanaka": { card: ["$75 an hour"], dialog: [] },
    "cole-brandt": { card: [], dialog: [] },
  });
});

test("a sport or an age that no text says is said", () => {
  const coaches = content.coaches.map((coach) => ({
    ...coach,
    body: "Calm and fast.",
    ages: { from: 8, to: 12 },
    sports: ["softball" as const],
  }));
  const [marcus, dana] = allCoachCards({ ...content, coaches });
  expect(marcus?.facts.card).toEqual(["Softball", "Ages 8-12", "$75 an hour"]);
  expect(marcus?.facts.dialog).toEqual(marcus?.facts.card);
  expect(dana?.facts.card, "the title says softball").toEqual(["Ages 8-12", "$75 an hour"]);
  expect([formatSports([]), formatSports(["softball", "baseball"])]).toEqual([
    undefined,
    "Baseball and softball",
  ]);
});

test("a lesson on sale says whom it is for, unless its name does", () => {
  const packages = content.packages.map((each) => ({
    ...each,
    sports: ["softball" as const],
    ages: { from: 8, to: 12 },
    ...(each.slug === "hitting-lesson" ? { name: "Softball hitting, ages 8 to 12" } : {}),
  }));
  const includes = ["pitchprice2", "hitpricing"].map(
    (key) => offersOn({ ...content, packages }, key)[0]?.includes,
  );
  expect(includes[0]).toEqual(["Softball", "Ages 8-12"]);
  expect(includes[1]).toEqual([]);
});

test("a camp's card says ages and price unless its text does", () => {
  const facts = [...campCards(content), ...leagueCards(content), ...youthCards(content)]
    .filter(({ placeholder }) => !placeholder)
    .map((card) => [card.id, card.facts.card]);
  expect(Object.fromEntries(facts)).toEqual({
    "swinging-holiday": ["Ages 7-14"],
    "june-hitting": ["Ages 8-14"],
    "august-hitting-pitching": ["Ages 9-15"],
    "winter-hittrax": ["Ages 9-18", "$75"],
    "move-play-grow": ["$20 per session"],
  });
});
