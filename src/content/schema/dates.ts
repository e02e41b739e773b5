/** Days and times of day, with error messages that a front-desk manager understands. */
import * as v from "valibot";
import { isEachYear } from "../../lib/each-year.ts";
import { deskInput } from "./metadata.ts";

const dateRule = "expected a date such as 2027-06-07";
/** The earliest and the latest date that content may have. */
export const firstDate = "2000-01-01";
export const lastDate = "2099-12-31";

/** A calendar day, `2027-06-07`. */
export const date = v.pipe(
  v.string(dateRule),
  v.regex(/^\d{4}-\d{2}-\d{2}$/u, `${dateRule}: the year first, then the month and the day`),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    `there is no such day: ${dateRule}`,
  ),
  v.check((text) => firstDate <= text && text <= lastDate, `${dateRule}, from ${firstDate} to ${lastDate}`),
  deskInput({ input: "date" }),
);

/** What may also be in place of a date: a day of each year. */
const eachYearRule = "a day of each year is 12-26, or such as third monday of february";

const dayOfEachYear = v.pipe(
  v.string(eachYearRule),
  v.check(isEachYear, `there is no such day in each year: ${eachYearRule}`),
);

const dateOrEachYearRule = `${dateRule}; ${eachYearRule}`;

/** A date, or a day of each year. What is neither is answered with both, if it has no year. */
export const dateOrEachYear = v.pipe(
  v.lazy((input) => {
    if (typeof input !== "string" || /\d{4}/u.test(input)) return date;
    const isNamed = /^\d{1,2}-\d{1,2}$|[a-z]/iu.test(input);
    return isNamed ? dayOfEachYear : v.pipe(v.string(), v.check(isEachYear, dateOrEachYearRule));
  }),
  deskInput({ input: "line" }),
);

/** A time of day on the 24-hour clock. */
export const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

const timeRule = "expected a time such as 09:00 or 14:00, on the 24-hour clock";

/** A time of day on the 24-hour clock, `14:00`. */
export const time = v.pipe(v.string(timeRule), v.regex(timeOfDay, timeRule), deskInput({ input: "time" }));

const closingTimeRule = "expected a time such as 09:00 or 21:00, on the 24-hour clock; 24:00 is midnight";

/** When doors close, `21:00`; `24:00` is midnight. A line of text in the desk, whose picker of times has no 24:00. */
export const closingTime = v.pipe(
  v.string(closingTimeRule),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, closingTimeRule),
);
