import { cpSync } from "node:fs";
import type { OtherContent } from "../other-site.ts";

/** The site of another facility, which grew out of the starter; built in its own time zone. */
export const secondFacility: OtherContent = {
  name: "second-facility",
  from: "starter",
  changes: (content) => cpSync("tests/second-facility/content", content, { recursive: true }),
  now: "2026-12-12T12:00:00-07:00",
};
