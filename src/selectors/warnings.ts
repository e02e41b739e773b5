/** What is no problem, but what whoever builds the site should know. */
import type { Content } from "../content/schema/registry.ts";
import { describeExpiring, expiringSoon } from "./expiring.ts";
import { outsideHours, describeOutsideHours } from "./outside-hours.ts";

/** Every warning in a line: what ends soon or has ended, and what takes place outside the opening hours. */
export function warningsOf(content: Content): string[] {
  return [
    ...expiringSoon(content).map((ending) => `Mind the date: ${describeExpiring(ending)}`),
    ...outsideHours(content).map((outside) => `Mind the hours: ${describeOutsideHours(outside)}`),
  ];
}
