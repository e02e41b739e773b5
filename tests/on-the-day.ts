/** Visits the site on the day it was built, so that content that depends on the date is always the same. */
import { testDay } from "./scope.ts";
import { test as base } from "./fixtures.ts";

export { expect } from "./fixtures.ts";

/** Fixes every page's clock at `testDay`; timers still run. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(testDay);
    await use(context);
  },
});
