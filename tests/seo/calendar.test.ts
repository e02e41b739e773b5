/** The calendar files of the built site, read by two independent parsers and checked against RFC 5545. */
import { readFileSync, readdirSync } from "node:fs";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { dom, fileOf, words } from "../static/built.ts";
import { withIcalJs, withNodeIcal } from "./calendars.ts";

const { camps, leagues, facility } = content();
const files = [
  ...camps.map(({ slug, season, name }) => ({ page: `/camps/${slug}`, season, name })),
  ...leagues.map(({ slug, season, name }) => ({ page: `/tournament/${slug}`, season, name })),
].map((each) => ({ ...each, file: `${each.page}.ics` }));
const text = (path: string) => readFileSync(fileOf(path), "utf8");

/** The days from one date to another, inclusive. */
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 864e5 + 1;

test("every dated camp and league has a file, and the feed has them all", () => {
  expect(
    readdirSync(fileOf("/camps").replace(/\.html$/u, "")).filter((name) => name.endsWith(".ics")),
  ).toHaveLength(camps.length);
  const feed = withIcalJs(text("/calendar.ics")).map(({ uid }) => uid);
  expect(feed).toHaveLength(files.length);
  expect(new Set(feed).size).toBe(files.length);
  expect(feed.sort()).toEqual(
    files.flatMap(({ file }) => withIcalJs(text(file)).map(({ uid }) => uid)).sort(),
  );
});

describe.each([...files.map(({ file }) => file), "/calendar.ics"])("%s", (file) => {
  const lines = text(file).split("\r\n");

  test("ends every line in CRLF and keeps each to 75 bytes", () => {
    expect(text(file).replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
    expect(text(file).endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test("has what every calendar must have", () => {
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    expect(lines.filter((line) => line.startsWith("PRODID:"))).toHaveLength(1);
    for (const property of ["UID", "DTSTAMP", "DTSTART", "SUMMARY"])
      expect(
        lines.filter((line) => new RegExp(`^${property}[;:]`, "u").test(line)).length,
        property,
      ).toBeGreaterThanOrEqual(withIcalJs(text(file)).length);
    const zones = new Set(lines.flatMap((line) => /;TZID=([^:]+):/u.exec(line)?.[1] ?? []));
    for (const zone of zones) expect(lines).toContain(`TZID:${zone}`);
  });

  test("says the same to both readers", () => {
    const first = withIcalJs(text(file));
    expect(first.length).toBeGreaterThan(0);
    expect(withNodeIcal(text(file))).toEqual(first);
  });
});

describe.each(files)("$page", ({ page, file, season, name }) => {
  const [event] = withIcalJs(text(file));

  test("has its own name, its address and the facility's place in the calendar", () => {
    expect(event?.summary).toBe(name);
    expect(event?.description).toContain(new URL(page, facility.website).href);
    expect(event?.location).toContain(facility.address.street);
    expect(words(page)).toContain(event?.summary);
  });

  test("takes place on the days and at the hours of the content", () => {
    const starts = event?.starts ?? [];
    const wall = (instant: string) =>
      event?.wholeDay
        ? instant.slice(0, 10)
        : new Intl.DateTimeFormat("sv-SE", {
            timeZone: facility.timeZone,
            dateStyle: "short",
            timeStyle: "short",
          }).format(Date.parse(instant));
    const at = season.opens === undefined ? "" : ` ${season.opens}`;
    expect(wall(starts[0] ?? "")).toBe(`${season.from}${at}`);
    expect(wall(starts.at(-1) ?? "")).toBe(`${season.until}${at}`);
    if (season.days.length === 0) expect(starts).toHaveLength(daysBetween(season.from, season.until));
    else
      for (const start of starts)
        expect(season.days).toContain(
          new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" })
            .format(Date.parse(start))
            .toLowerCase(),
        );
  });

  test("is linked from its page, for people and for programs", () => {
    expect(dom(page).querySelector(`main a[href="${file}"]`)).not.toBeNull();
    expect(dom(page).querySelector(`link[rel=alternate][type="text/calendar"]`)?.getAttribute("href")).toBe(
      file,
    );
  });
});

test("the lists of camps and leagues lead to the feed", () => {
  for (const page of ["/camps", "/tournament"]) {
    expect(dom(page).querySelector('main a[href="/calendar.ics"]')).not.toBeNull();
    expect(dom(page).querySelector('link[rel=alternate][href="/calendar.ics"]')).not.toBeNull();
  }
});

describe("the contact card", () => {
  const card = new ICAL.Component(ICAL.parse(text("/contact.vcf")) as string);
  const value = (name: string) => card.getFirstPropertyValue(name);

  test("is a vCard 3.0 with what it must have", () => {
    expect(text("/contact.vcf").startsWith("BEGIN:VCARD\r\nVERSION:3.0\r\n")).toBe(true);
    expect(text("/contact.vcf").endsWith("END:VCARD\r\n")).toBe(true);
    for (const name of ["n", "fn"]) expect(value(name), name).toBeTruthy();
  });

  test("says who, where, how to call and when, as the pages do", () => {
    expect(value("fn")).toBe(facility.name);
    expect(value("tel")).toBe(`+1-${facility.phone}`);
    expect(value("email")).toBe(facility.email);
    const { street, city, state, postal } = facility.address;
    expect(value("adr")).toEqual(["", "", street, city, state, postal, "United States"]);
    for (const hours of ["2:00pm to 9:00pm", "9:00am to 9:00pm", "12:00pm to 6:00pm"])
      expect(String(value("note"))).toContain(hours);
  });

  test("is linked from Home and from the contact page", () => {
    for (const page of ["/", "/contactus"])
      expect(dom(page).querySelector('main a[href="/contact.vcf"]'), page).not.toBeNull();
  });
});
