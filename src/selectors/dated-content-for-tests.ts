/** The sample with special days, notices and a camp that has dates. */
import * as v from "valibot";
import { readContent } from "../content/content.ts";
import { hoursSchema, type Hours } from "../content/schema/hours.ts";
import type { Content } from "../content/schema/registry.ts";

export const sample = readContent("content").content as Content;

export const hours = v.parse(hoursSchema, {
  weekly: [
    { from: "monday", to: "friday", opens: "14:00", closes: "21:00" },
    { from: "sunday", to: "sunday", opens: "12:00", closes: "18:00" },
  ],
  exceptions: [
    { date: "2026-12-31", reason: "New Year's Eve", closed: false, opens: "14:00", closes: "17:00" },
    { date: "2026-12-24", until: "2026-12-26", reason: "Christmas", closed: true },
  ],
  notices: [
    { from: "2026-12-01", until: "2026-12-10", text: "New turf", pages: [], link: undefined },
    { from: "2026-12-20", until: "2026-12-30", text: "Camp", pages: ["camps"], link: "route:eventpricing" },
  ],
});
/** These hours, on a Christmas Eve with a break. */
export const withBreak: Hours = {
  ...hours,
  exceptions: [
    {
      date: "2026-12-24",
      reason: "Eve",
      closed: false,
      opens: "09:00",
      closes: "12:00",
      and: [{ opens: "14:00", closes: "17:00" }],
    },
  ],
};

/** The sample whose holiday camp has dates, with these hours. */
export const content: Content = {
  ...sample,
  hours,
  events: sample.events.map((event) =>
    event.slug === "swinging-holiday"
      ? { ...event, dates: { from: "2026-12-28", until: "2026-12-30", days: [], weekly: [], except: [] } }
      : event,
  ),
};
