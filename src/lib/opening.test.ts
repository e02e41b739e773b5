import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openState, formatOpenState, type DayHours, type SpecialDays, type Timetable } from "./opening.ts";
import { offsetsOf } from "./time-zone.ts";
import { dayAfter, wallClock, weekdayOf } from "./zoned-time.ts";

/** Days with hours of their own. */
function on(from: string, hours: DayHours, until = from): SpecialDays {
  return { from, until, hours };
}

const weekday: DayHours = ["14:00", "21:00"];
const usual: Timetable = {
  week: [["12:00", "18:00"], weekday, weekday, weekday, weekday, weekday, ["09:00", "21:00"]],
  special: [
    on("2026-11-26", null),
    on("2026-12-24", ["14:00", "17:00"]),
    on("2026-12-25", null, "2026-12-26"),
  ],
};
const newYork = "America/New_York";
const words = (instant: string, hours = usual, zone = newYork) =>
  formatOpenState(openState(hours, clockIn(zone, Date.parse(instant))));

/** The local time computed by a page built this winter, also one or three years later. */
function clockIn(zone: string, instant: number) {
  return wallClock(instant, offsetsOf(zone, Date.parse("2026-01-01T00:00Z")));
}

describe("open now", () => {
  test.each([
    ["the minute it opens", "2027-01-11T14:00:00-05:00", "Open now until 9:00pm"],
    ["a millisecond before it opens", "2027-01-11T13:59:59.999-05:00", "Closed now. Opens today at 2:00pm"],
    ["the minute it closes", "2027-01-11T21:00:00-05:00", "Closed now. Opens Tuesday at 2:00pm"],
    ["after Sunday", "2027-01-17T18:00:00-05:00", "Closed now. Opens Monday at 2:00pm"],
    ["on the evening before a holiday", "2026-11-25T21:00:00-05:00", "Closed now. Opens Friday at 2:00pm"],
    ["on a day that closes early", "2026-12-24T16:59:00-05:00", "Open now until 5:00pm"],
    ["after two holidays", "2026-12-24T17:00:00-05:00", "Closed now. Opens Sunday at 12:00pm"],
  ])("%s", (_, instant, expected) => {
    expect(words(instant)).toBe(expected);
  });

  test.each([
    ["right after the spring change", "2027-03-14T03:00:00-04:00", "Closed now. Opens today at 12:00pm"],
    ["at opening on the day of 23 hours", "2027-03-14T16:00:00Z", "Open now until 6:00pm"],
    ["at closing on the day of 23 hours", "2027-03-14T22:00:00Z", "Closed now. Opens Monday at 2:00pm"],
    ["in the hour that comes twice", "2027-11-07T01:30:00-05:00", "Closed now. Opens today at 12:00pm"],
    [
      "a minute before opening on the day of 25 hours",
      "2027-11-07T16:59:00Z",
      "Closed now. Opens today at 12:00pm",
    ],
    ["at closing on the day of 25 hours", "2027-11-07T23:00:00Z", "Closed now. Opens Monday at 2:00pm"],
  ])("%s", (_, instant, expected) => {
    expect(words(instant)).toBe(expected);
  });

  const withBreak: Timetable = {
    ...usual,
    week: usual.week.map((day) => day && ["09:00", "12:00", "14:00", "21:00"]),
  };

  test.each([
    ["before the first hours", "2027-01-11T08:59:00-05:00", "Closed now. Opens today at 9:00am"],
    ["the minute the break begins", "2027-01-11T12:00:00-05:00", "Closed now. Opens again at 2:00pm"],
    ["after the second hours", "2027-01-11T21:00:00-05:00", "Closed now. Opens Tuesday at 9:00am"],
    ["on a special day without a break", "2026-12-24T14:00:00-05:00", "Open now until 5:00pm"],
  ])("on days with a break, %s", (_, instant, expected) => {
    expect(words(instant, withBreak)).toBe(expected);
  });

  test("is the facility's time, not the visitor's", () => {
    const instant = "2027-01-11T20:30:00Z";
    expect(words(instant, usual, newYork)).toBe("Open now until 9:00pm");
    expect(words(instant, usual, "America/Denver")).toBe("Closed now. Opens today at 2:00pm");
    expect(words(instant, usual, "Asia/Tokyo")).toBe("Closed now. Opens today at 2:00pm");
    expect(words(instant, usual, "Europe/London")).toBe("Open now until 9:00pm");
  });

  test("names the date when the next opening is a week away or more", () => {
    const summer: Timetable = {
      ...usual,
      special: [on("2027-08-01", null, "2027-08-07")],
    };
    expect(words("2027-08-01T12:00:00-04:00", summer)).toBe("Closed now. Opens Aug 8 at 12:00pm");
    expect(words("2027-08-02T12:00:00-04:00", summer)).toBe("Closed now. Opens Sunday at 12:00pm");
  });

  test("says only Closed when there is no opening within a year", () => {
    const never: Timetable = { week: [null, null, null, null, null, null, null], special: [] };
    expect(words("2027-08-01T12:00:00-04:00", never)).toBe("Closed");
    expect(openState(never, clockIn(newYork, 0))).toEqual({ open: false });
  });
});

describe("compared with a clock that advances minute by minute", () => {
  const time = fc
    .tuple(fc.integer({ min: 5, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
  const day: fc.Arbitrary<DayHours> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .uniqueArray(time, { minLength: 2, maxLength: 5 })
        .map((times) => times.sort().slice(0, times.length - (times.length % 2))),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const zones = [
    newYork,
    "America/Denver",
    "America/Phoenix",
    "Europe/Berlin",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
  ];
  const clocks = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
    ]),
  );
  // Days around these zones' clock changes, and any other day.
  const instant = fc.oneof(
    fc.integer({ min: Date.parse("2027-03-12T00:00Z"), max: Date.parse("2027-03-16T00:00Z") }),
    fc.integer({ min: Date.parse("2027-03-27T00:00Z"), max: Date.parse("2027-04-05T00:00Z") }),
    fc.integer({ min: Date.parse("2027-10-02T00:00Z"), max: Date.parse("2027-10-04T00:00Z") }),
    fc.integer({ min: Date.parse("2027-10-30T00:00Z"), max: Date.parse("2027-11-09T00:00Z") }),
    fc.integer({ min: Date.parse("2026-01-01T00:00Z"), max: Date.parse("2029-12-31T00:00Z") }),
  );

  /** Whether the facility is open, computed another way: from the locale's text. */
  function reads(hours: Timetable, at: number, zone: string) {
    const [date = "", clock = ""] = (clocks.get(zone) as Intl.DateTimeFormat).format(at).split(" ");
    const special = hours.special.find(({ from }) => from === date);
    const today = special ? special.hours : hours.week[weekdayOf(date)];
    const minutes = clock.slice(0, 5);
    return { date, minutes, open: (today ?? []).filter((each) => each <= minutes).length % 2 === 1 };
  }

  test("finds the same state and the same next change", () => {
    fc.assert(
      fc.property(
        fc.array(day, { minLength: 7, maxLength: 7 }),
        fc.array(day, { maxLength: 4 }),
        instant,
        fc.constantFrom(...zones),
        (week, exceptions, at, zone) => {
          const { date } = clockIn(zone, at);
          const hours = {
            week,
            special: exceptions.map((each, index) => on(dayAfter(date, index), each)),
          };
          const state = openState(hours, clockIn(zone, at));
          const now = reads(hours, at, zone);
          expect(state.open).toBe(now.open);
          let walked = at - (at % 60_000);
          const end = at + 14 * 864e5;
          do walked += 60_000;
          while (walked < end && reads(hours, walked, zone).open === now.open);
          const then = reads(hours, walked, zone);
          if (state.open) expect(then.minutes).toBe(state.until);
          else if (walked < end) expect(state.next).toMatchObject({ date: then.date, time: then.minutes });
        },
      ),
      { numRuns: 300 },
    );
  });
});
