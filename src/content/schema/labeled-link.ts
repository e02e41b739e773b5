import * as v from "valibot";
import { link } from "./addresses.ts";
import { line, routeKey, withHelp } from "./types.ts";

const label = withHelp(line, "What it says");

/** A link to a page, or to another site in a new window. */
export const labeledLink = v.union(
  [
    v.strictObject({ label, route: withHelp(routeKey, "The page it leads to") }),
    v.strictObject({
      label,
      link: withHelp(link, "The address on another site that it opens in a new window"),
    }),
  ],
  "expected a label with a route (a page), or with a link (an address on another site)",
);

export type LabeledLink = v.InferOutput<typeof labeledLink>;
