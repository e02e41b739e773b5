import type { SharedContent } from "../other-site.ts";

/** The site of another facility, built in its own time zone. */
export const secondFacility: SharedContent = {
  name: "second-facility",
  from: "tests/second-facility/content",
  now: "2026-12-12T12:00:00-07:00",
};
