/**
 * The time at which the tests build and visit the site: a Monday at noon between the sample seasons, ten days before
 * Thanksgiving and six weeks before the holiday camp. Without it, the sample facility's offers would depend on the day
 * of the test run.
 */
export const testDay = "2026-11-16T12:00:00-05:00";
