import * as v from "valibot";
import { withHelp, line, listOf, routeKey } from "./types.ts";

const entry = v.strictObject({
  label: withHelp(line, "What the menu says"),
  route: withHelp(routeKey, "The page it leads to"),
});

/** The menus of the header, in order. */
export const navigationSchema = v.strictObject({
  menus: listOf(
    v.union(
      [
        entry,
        v.strictObject({
          label: withHelp(line, "What the menu says"),
          entries: listOf(
            v.union(
              [entry, v.strictObject({ label: line, link: v.literal("gallery") })],
              "expected a label with a route, or with link: gallery",
            ),
          ),
        }),
      ],
      "expected a label with a route, or a label with entries",
    ),
  ),
  login: withHelp(line, "The button that signs in"),
  freeAccount: withHelp(line, "The button that opens an account"),
  call: withHelp(line, "The link that calls the front desk"),
});
