import * as v from "valibot";
import { labeledLink } from "./labeled-link.ts";
import { withHelp, withTitle } from "./metadata.ts";
import { line, listOf, oneOfGroups } from "./types.ts";

/** Links under a label, which this help explains. */
function linkGroup(help: string) {
  return v.strictObject({
    label: withHelp(line, help),
    entries: withTitle(listOf(labeledLink), "List"),
  });
}

/** The menus of the header and the links of the footer, in order. */
export const navigationSchema = v.strictObject({
  menus: listOf(
    oneOfGroups(
      [...labeledLink.options, linkGroup("What the menu says")],
      "expected a label with a route (a page), with a link (an address on another site, an email address, or the word call), with a file, or with entries",
    ),
  ),
  footer: withHelp(
    listOf(linkGroup("The heading over the links")),
    "What the foot of every page links to, in groups side by side, which look best with the same number of links",
  ),
  login: withHelp(line, "The button that signs in"),
  freeAccount: withHelp(line, "The button that opens an account"),
  call: withHelp(line, "The link that calls the front desk"),
  search: withHelp(v.optional(line, "Search"), "The link to the search page, if there is one"),
});
