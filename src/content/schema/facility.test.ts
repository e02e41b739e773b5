/** The time zones that an owner may use. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { offsetsOf } from "../../lib/time-zone.ts";
import { wallClock } from "../../lib/zoned-time.ts";
import { facilitySchema } from "./facility.ts";

const zones = facilitySchema.entries.timeZone;
const summer = Date.parse("2027-07-01T12:00:00Z");

test.each([
  ["America/New_York", "08:00"],
  ["America/North_Dakota/New_Salem", "07:00"],
  ["Asia/Calcutta", "17:30"],
])("%s is a time zone, and its clocks show %s", (zone, time) => {
  expect(v.safeParse(zones, zone).success).toBe(true);
  expect(wallClock(summer, offsetsOf(zone, summer))).toEqual({ date: "2027-07-01", time });
});

test.each(["", "+05:00", "EST", "Eastern Time", "America/Springfield", "America/New York"])(
  '"%s" is not a time zone',
  (zone) => {
    const { success, issues } = v.safeParse(zones, zone);
    expect(success).toBe(false);
    expect(issues?.[0].message).toBe("expected a time zone such as America/New_York");
  },
);
