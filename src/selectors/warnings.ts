import type { Content } from "../content/schema/registry.ts";
import { expiringSoon } from "./expiring.ts";
import { outsideHours, describeOutsideHours } from "./outside-hours.ts";

/** One line for each thing that ends soon, has ended, or takes place outside the opening hours. */
export function warningsOf(content: Content): string[] {
  return [
    ...expiringSoon(content).map((warning) => `Mind the date: ${warning}`),
    ...outsideHours(content).map((outside) => `Mind the hours: ${describeOutsideHours(outside)}`),
  ];
}
