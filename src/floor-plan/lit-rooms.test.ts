import { expect, test } from "vitest";
import { content } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { litRooms } from "./lit-rooms.ts";

const sample = content();
const rooms = (...names: readonly (string | number)[]) =>
  names.map((name) => (typeof name === "number" ? `cage-${name}` : name));

/** The sample with other fields in the file of a page. */
function withPage(key: string, changes: Partial<Content["pages"][number]>): Content {
  return {
    ...sample,
    pages: sample.pages.map((page) => (page.slug === key ? { ...page, ...changes } : page)),
  };
}

test.each([
  ["rentbattingcages", rooms(1, 2, 3, 4)],
  ["rentopenarea", rooms("open-area")],
  ["buytokens", rooms(5, 6, 7)],
  ["hitting", rooms(1, 2, 3, 4)],
  ["pitching", rooms("pitching-lane")],
  ["fielding", rooms("open-area")],
  ["speed", rooms("open-area")],
  ["teampractice", rooms("open-area")],
  ["camps", rooms(1, 2, 3, 4, "pitching-lane", "open-area")],
  ["memberships", rooms(1, 2, 3, 5, 6, 7)],
  ["ninjayouth", rooms("open-area")],
  ["firstvisit", rooms("front-desk")],
  ["contactus", rooms("front-desk")],
  ["cagerules", rooms("front-desk")],
  ["search", []],
  ["notfound", []],
])("%s is about its rooms", (key, expected) => {
  expect(litRooms(sample, key)).toEqual(expected);
});

test("a page without rooms and picture has those of the page it is within, through several", () => {
  expect(litRooms(sample, "hitpricing")).toEqual(litRooms(sample, "hitting"));
  expect(litRooms(sample, "founders")).toEqual(litRooms(sample, "memberships"));
  expect(litRooms(withPage("founders", { picture: "hittrax.jpg" }), "founders")).toEqual([]);
});

test("a name is one room's, or that of a file for all of its rooms", () => {
  expect(litRooms(withPage("hittrax", { lit: ["cages", "Front desk"] }), "hittrax")).toEqual(
    rooms(1, 2, 3, 4, 5, 6, 7, "front-desk"),
  );
});

test("the rooms that a page names come before those that it rents", () => {
  expect(litRooms(withPage("rentbattingcages", { lit: ["Cage 2"] }), "rentbattingcages")).toEqual(rooms(2));
});
