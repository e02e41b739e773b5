/** Visits of the site on the day on which it was built: whatever depends on today's date looks the same on any day. */
import { testDay } from "./day.ts";
import { test as base } from "./fixtures.ts";

export { expect } from "./fixtures.ts";

/** The clock of every page stands at `testDay`; its timers run on. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(testDay);
    await use(context);
  },
});
