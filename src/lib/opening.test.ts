import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../tests/scope.ts";
import { minutesOf } from "./dates.ts";
import { holidayNames, holidaysNamed } from "./holidays.ts";
import {
  formatOpenState,
  holidayAhead,
  openState,
  type DayHours,
  type SpecialDays,
  type Timetable,
} from "./opening.ts";
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

describe("after midnight and around the clock", () => {
  const night: DayHours = ["18:00", "25:00"];
  const allDay: DayHours = ["00:00", "24:00"];
  const late: Timetable = { week: [null, null, night, night, ["18:00", "24:00"], night, null], special: [] };

  test.each([
    ["at 11:30 at night", "2027-01-12T23:30:00-05:00", "Open now until 1:00am"],
    ["half an hour after midnight", "2027-01-13T00:30:00-05:00", "Open now until 1:00am"],
    ["the minute it closes after midnight", "2027-01-13T01:00:00-05:00", "Closed now. Opens today at 6:00pm"],
    ["before it closes at midnight", "2027-01-14T23:59:59-05:00", "Open now until midnight"],
    ["at midnight", "2027-01-15T00:00:00-05:00", "Closed now. Opens today at 6:00pm"],
    ["in the night after the last day", "2027-01-16T00:30:00-05:00", "Open now until 1:00am"],
    ["after the night of the last day", "2027-01-16T01:00:00-05:00", "Closed now. Opens Tuesday at 6:00pm"],
  ])("%s", (_, instant, expected) => {
    expect(words(instant, late)).toBe(expected);
  });

  test("a facility that never closes is open, at any minute", () => {
    const always: Timetable = { week: Array.from({ length: 7 }, () => allDay), special: [] };
    for (const time of ["00:00", "00:30", "12:00", "23:30", "23:59"])
      expect(words(`2027-01-12T${time}:00-05:00`, always)).toBe("Open now");
    const closedFriday = { ...always, special: [on("2027-01-15", null)] };
    expect(words("2027-01-12T23:30:00-05:00", closedFriday)).toBe("Open now until Thursday at midnight");
    expect(words("2027-01-14T23:59:00-05:00", closedFriday)).toBe("Open now until midnight");
    expect(words("2027-01-15T00:30:00-05:00", closedFriday)).toBe("Closed now. Opens Saturday at 12:00am");
  });

  test("a night that reaches into the hours of the next day goes on", () => {
    const joined: Timetable = {
      week: [null, night, ["00:00", "05:00"], null, null, null, null],
      special: [],
    };
    expect(words("2027-01-11T23:30:00-05:00", joined)).toBe("Open now until 5:00am");
    expect(words("2027-01-12T00:30:00-05:00", joined)).toBe("Open now until 5:00am");
  });
});

describe("a season", () => {
  const summerDay: DayHours = ["08:00", "19:00"];
  const summer: Timetable = {
    week: usual.week,
    seasons: [
      {
        from: "2027-06-01",
        until: "2027-08-31",
        week: [null, summerDay, summerDay, summerDay, summerDay, ["08:00", "14:00"], null],
      },
    ],
    special: [on("2027-07-04", null, "2027-07-05")],
  };

  test.each([
    ["the evening before it begins", "2027-05-31T21:30:00-04:00", "Closed now. Opens Tuesday at 8:00am"],
    ["its first morning", "2027-06-01T08:00:00-04:00", "Open now until 7:00pm"],
    ["July 4, closed inside of it", "2027-07-04T12:00:00-04:00", "Closed now. Opens Tuesday at 8:00am"],
    ["its last evening", "2027-08-31T18:59:00-04:00", "Open now until 7:00pm"],
    ["after its last evening", "2027-08-31T19:00:00-04:00", "Closed now. Opens Wednesday at 2:00pm"],
    ["the year after", "2028-06-01T14:00:00-04:00", "Open now until 9:00pm"],
  ])("%s", (_, instant, expected) => {
    expect(words(instant, summer)).toBe(expected);
  });
});

describe("a day with words in place of times", () => {
  const byAppointment: Timetable = {
    week: [null, weekday, "Tuesday: By appointment", weekday, null, null, null],
    special: [],
  };

  test.each([
    ["on that day", "2027-01-12T12:00:00-05:00", "Tuesday: By appointment"],
    ["on the evening before", "2027-01-11T22:00:00-05:00", "Closed now. Tuesday: By appointment"],
    ["while it is open the day before", "2027-01-11T20:00:00-05:00", "Open now until 9:00pm"],
    ["on the morning after", "2027-01-13T09:00:00-05:00", "Closed now. Opens today at 2:00pm"],
  ])("says them %s", (_, instant, expected) => {
    expect(words(instant, byAppointment)).toBe(expected);
  });

  test("before such a day, its words say which day it is: a closure may come first, and a reason is not a day", () => {
    const planned: Timetable = {
      week: [null, "Monday: By appointment", null, weekday, null, null, null],
      special: [on("2027-01-12", "League night: Teams only"), on("2027-01-13", null, "2027-01-20")],
    };
    const at = (date: string) => words(`${date}T12:00:00-05:00`, planned);
    expect(at("2027-01-10")).toBe("Closed now. Monday: By appointment");
    expect(at("2027-01-11")).toBe("Monday: By appointment");
    expect(words("2027-01-11T12:00:00-05:00", { ...planned, week: [] })).toBe(
      "Closed now. Tuesday · League night: Teams only",
    );
    const closed = { ...planned, special: [on("2027-01-10", null, "2027-01-24")] };
    expect(words("2027-01-14T12:00:00-05:00", closed)).toBe("Closed now. Jan 25 · Monday: By appointment");
    expect(words("2027-01-20T12:00:00-05:00", closed)).toBe("Closed now. Monday: By appointment");
  });

  test("the evening before says when it ends, also in the night; a day without an end says none", () => {
    const before = (hours: DayHours): Timetable => ({
      ...byAppointment,
      week: [null, hours, ...byAppointment.week.slice(2)],
    });
    const evening = "2027-01-11T23:30:00-05:00";
    expect(words(evening, before(["18:00", "24:00"]))).toBe("Open now until midnight");
    expect(words(evening, before(["18:00", "25:00"]))).toBe("Open now until 1:00am");
    expect(words(evening, before(["00:00", "24:00"]))).toBe("Open now");
    const night = "2027-01-12T00:30:00-05:00";
    expect(words(night, before(["18:00", "25:00"]))).toBe("Open now until 1:00am");
    expect(words(night, before(["18:00", "24:00"]))).toBe("Tuesday: By appointment");
  });
});

describe("a holiday", () => {
  const listed: Timetable = {
    week: usual.week,
    special: [],
    holidays: holidaysNamed(holidayNames),
    holidayWords: "hours may differ. Call (614) 555-0142.",
  };
  const said = (name: string) => `${name}: hours may differ. Call (614) 555-0142.`;
  // The dates are those of the Office of Personnel Management's calendars.
  const dates: readonly (readonly [name: string, ...dates: string[]])[] = [
    ["New Year's Day", "2026-01-01", "2027-01-01", "2031-01-01"],
    ["Martin Luther King Jr. Day", "2026-01-19", "2027-01-18", "2031-01-20"],
    ["Washington's Birthday", "2026-02-16", "2027-02-15", "2031-02-17"],
    ["Memorial Day", "2026-05-25", "2027-05-31", "2031-05-26"],
    ["Juneteenth", "2026-06-19", "2028-06-19", "2031-06-19"],
    ["Independence Day", "2028-07-04", "2030-07-04", "2031-07-04"],
    ["Labor Day", "2026-09-07", "2027-09-06", "2031-09-01"],
    ["Columbus Day", "2026-10-12", "2027-10-11", "2031-10-13"],
    ["Veterans Day", "2026-11-11", "2027-11-11", "2031-11-11"],
    ["Thanksgiving", "2026-11-26", "2027-11-25", "2031-11-27"],
    ["Christmas Day", "2026-12-25", "2028-12-25", "2031-12-25"],
  ];
  /** Those of six years that are on a Saturday or Sunday, and the day on which they are observed. */
  const observed: readonly (readonly [name: string, day: string, observedOn: string])[] = [
    ["Independence Day", "2026-07-04", "2026-07-03"],
    ["Juneteenth", "2027-06-19", "2027-06-18"],
    ["Independence Day", "2027-07-04", "2027-07-05"],
    ["Christmas Day", "2027-12-25", "2027-12-24"],
    ["New Year's Day", "2028-01-01", "2027-12-31"],
    ["Veterans Day", "2028-11-11", "2028-11-10"],
    ["Veterans Day", "2029-11-11", "2029-11-12"],
  ];
  const at = (date: string, time: string) => formatOpenState(openState(listed, { date, time }));
  const weekdayName = (date: string) =>
    new Date(date).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });

  test.each(dates.flatMap(([name, ...days]) => days.map((date) => [name, date] as const)))(
    "%s, %s: neither open nor closed from midnight to midnight; the days around it have their hours",
    (name, date) => {
      for (const time of ["00:00", "15:00", "23:59"]) expect(at(date, time)).toBe(said(name));
      expect(at(dayAfter(date, -1), "15:00")).toMatch(/^Open now until/u);
      expect(at(dayAfter(date, -1), "23:30")).toBe(`Closed now. ${weekdayName(date)} · ${said(name)}`);
      expect(at(dayAfter(date), "15:00")).toMatch(/^Open now until/u);
      expect(at(dayAfter(date), "00:30")).toMatch(/^Closed now. Opens today at/u);
    },
  );

  test.each(observed)("%s, %s, is observed on %s: both days are neither open nor closed", (name, ...days) => {
    const sorted = days.toSorted();
    const [first = "", second = ""] = sorted;
    for (const date of sorted)
      for (const time of ["00:00", "15:00", "23:59"]) expect(at(date, time), date).toBe(said(name));
    for (const date of [dayAfter(first, -1), dayAfter(second)])
      expect(at(date, "15:00"), date).toMatch(/^Open now until/u);
    const date = (day: string) => `${weekdayName(day)}, ${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;
    expect(holidayAhead(listed, dayAfter(first, -1))).toBe(
      `${date(first)} and ${date(second)} · ${said(name)}`,
    );
    expect(holidayAhead(listed, first)).toMatch(`${date(second)} · ${said(name)}`);
  });

  test("is no other day of five years", () => {
    const found = new Set<string>();
    let days = 0;
    for (let date = "2026-01-01"; date < "2031-01-01"; date = dayAfter(date)) {
      const text = at(date, "12:00");
      if (!text.includes("hours may differ") || text.startsWith("Closed")) continue;
      found.add(text);
      days++;
    }
    expect(found).toEqual(new Set(dates.map(([name]) => said(name))));
    expect(days).toBe(5 * 11 + observed.length);
  });

  test("is announced in the week before, and not on the day, on which the state says it", () => {
    const announced = `Thursday, 11/26 · ${said("Thanksgiving")}`;
    expect(holidayAhead(listed, "2026-11-18")).toBe("");
    for (const today of ["2026-11-19", "2026-11-25"]) expect(holidayAhead(listed, today)).toBe(announced);
    expect(holidayAhead(listed, "2026-11-26")).toBe("");
  });

  test("gives way to a closure or special hours of that day", () => {
    const planned = { ...listed, special: [on("2026-11-26", null), on("2026-12-25", ["10:00", "12:00"])] };
    const state = (date: string) => formatOpenState(openState(planned, { date, time: "11:00" }));
    expect(state("2026-11-26")).toBe("Closed now. Opens Friday at 2:00pm");
    expect(state("2026-12-25")).toBe("Open now until 12:00pm");
    expect(holidayAhead(planned, "2026-11-25")).toBe("");
  });

  test("is a day like any other where it is not listed", () => {
    const without = { ...listed, holidays: holidaysNamed(["Christmas Day"]) };
    expect(formatOpenState(openState(without, { date: "2026-11-26", time: "15:00" }))).toBe(
      "Open now until 9:00pm",
    );
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
    const times = typeof today === "object" ? today : null;
    return { date, minutes, open: (times ?? []).filter((each) => each <= minutes).length % 2 === 1 };
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
          const change = { date: then.date, minutes: minutesOf(then.minutes) };
          if (state.open) expect(state.until).toMatchObject(change);
          else if (walked < end) expect(state).toMatchObject({ open: false, next: change });
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
