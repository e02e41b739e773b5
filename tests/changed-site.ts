/** The changed sample, served once for each worker. */
import type { RunningSite } from "../tools/serve.ts";
import { changedSample } from "./changed-sample.ts";
import { test as base } from "./fixtures.ts";
import { servedSite } from "./other-site.ts";

export { expect } from "./fixtures.ts";

export const test = base.extend<object, { readonly changedSite: RunningSite }>({
  changedSite: servedSite(changedSample),
});
