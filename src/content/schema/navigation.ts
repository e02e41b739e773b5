import * as v from "valibot";
import { explained, line, listOf, routeKey } from "./types.ts";

const entry = v.strictObject({
  label: explained(line, "What the menu says"),
  route: explained(routeKey, "The page it leads to"),
});

/** The menus of the header, in order. */
export const navigationSchema = v.strictObject({
  menus: listOf(
    v.union(
      [
        entry,
        v.strictObject({
          label: explained(line, "What the menu says"),
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
  login: explained(line, "The button that signs in"),
  freeAccount: explained(line, "The button that opens an account"),
  call: explained(line, "The link that calls the front desk"),
});
