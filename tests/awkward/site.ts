import { cpSync } from "node:fs";
import type { OtherContent } from "../other-site.ts";

/**
 * The site of a facility that is awkward on purpose: long words, one card and twelve, two lines and nine, no pictures, no
 * plan, no reviews.
 */
export const awkwardFacility: OtherContent = {
  name: "awkward",
  from: "starter",
  changes: (content) => cpSync("tests/awkward/content", content, { recursive: true }),
};
