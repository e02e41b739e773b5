/** What is no problem, but what whoever builds the site should know. */
import type { Content } from "../content/schema/registry.ts";
import { endingWords, endingsOf } from "./expiring.ts";
import { outsideHours, outsideHoursWords } from "./outside-hours.ts";

/** Every warning in a line: what ends soon or has ended, and what takes place outside the opening hours. */
export function warningsOf(content: Content): string[] {
  return [
    ...endingsOf(content).map((ending) => `Mind the date: ${endingWords(ending)}`),
    ...outsideHours(content).map((outside) => `Mind the hours: ${outsideHoursWords(outside)}`),
  ];
}
