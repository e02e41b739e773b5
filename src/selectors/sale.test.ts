import { describe, expect, test } from "vitest";
import type { Content } from "../content/schema/registry.ts";
import { content, sample } from "./dated-content-for-tests.ts";
import { packageSale } from "./sale.ts";

const { disabled } = sample.words;

describe("the sale of a package", () => {
  const saleAt = (slug: string, today: string, changes: object = {}) => {
    const item = sample.packages.find((each) => each.slug === slug) as Content["packages"][number];
    return packageSale(content, { ...item, ...changes }, today);
  };

  test.each([
    ["when its event begins", "2026-12-28", {}, "This camp has begun"],
    ["on its own last day", "2026-12-21", { until: "2026-12-20" }, "This offer has ended"],
    [
      "when its event begins, though its own date is later",
      "2027-01-05",
      { until: "2027-06-01" },
      "This camp has begun",
    ],
  ])("ends %s", (_, today, changes, after) => {
    expect(saleAt("holiday-camp-1", today, changes)).toMatchObject({ phase: "after", after });
    expect(saleAt("holiday-camp-1", "2026-12-20", changes)?.phase).toBe("during");
  });

  test.each([
    ["sold out", disabled.soldOut],
    ["canceled", disabled.canceled],
  ] as const)("ends when its event is %s", (now, after) => {
    const events = content.events.map((event) => ({ ...event, status: { now } }));
    const session = content.packages.find(({ slug }) => slug === "holiday-camp-1");
    const sale = session && packageSale({ ...content, events }, session, "2026-12-20");
    expect(sale).toMatchObject({ phase: "after", after });
  });

  test.each([
    ["2027-03-01", "2027-02-28", "during"],
    ["2027-03-01", "2027-03-02", "after"],
    [undefined, "2040-01-01", undefined],
  ])("of an event each week until %s is on %s: %s", (until, today, phase) => {
    const weekly = { from: "2026-12-01", until, days: [], weekly: ["tuesday" as const], except: [] };
    const events = content.events.map((event) => ({ ...event, dates: weekly }));
    const session = content.packages.find(({ slug }) => slug === "holiday-camp-1");
    expect(session && packageSale({ ...content, events }, session, today)?.phase).toBe(phase);
  });

  test.each([
    ["2027-01-28", "during"],
    ["2027-01-29", "after"],
  ])("of an event on single days is %s: on sale until the last of them begins", (today, phase) => {
    const days = ["2026-10-09", "2026-11-20", "2027-01-29"];
    const dates = { from: "2026-10-09", until: "2027-01-29", days, weekly: [], except: [] };
    const events = content.events.map((event) => ({ ...event, dates }));
    const session = content.packages.find(({ slug }) => slug === "holiday-camp-1");
    expect(session && packageSale({ ...content, events }, session, today)?.phase).toBe(phase);
  });

  test("begins on its own first day", () => {
    expect(saleAt("gold", "2026-11-30", { from: "2026-12-01" })).toMatchObject({
      phase: "before",
      before: "On sale from December 1, 2026",
    });
  });

  test("has no limit without dates", () => {
    expect(saleAt("gold", "2026-11-30")).toBeUndefined();
    expect(saleAt("winter-league", "2040-01-01")).toBeUndefined();
  });
});
