/**
 * The day on which the tests build and visit the site: between the sample seasons, on a Monday at noon, with
 * Thanksgiving ten days ahead and the holiday camp six weeks. Without it
 * what the sample facility sells would depend on the day somebody runs the tests.
 */
export const testDay = "2026-11-16T12:00:00-05:00";
