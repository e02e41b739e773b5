import * as v from "valibot";
import { addressOrCall } from "./booking.ts";
import { withHelp } from "./metadata.ts";
import { downloadName, routeKey } from "./names.ts";
import { line, oneOfGroups } from "./types.ts";

const label = withHelp(line, "What it says");

/** A link to a page, to another site in a new window, to a file to download, or a call to the front desk. */
export const labeledLink = oneOfGroups(
  [
    v.strictObject({ label, route: withHelp(routeKey, "The page it leads to", "Page") }),
    v.strictObject({
      label,
      link: withHelp(
        addressOrCall,
        "The address on another site that it opens in a new window, an email address, or the word call, which calls the front desk",
        "Address",
      ),
    }),
    v.strictObject({
      label,
      file: withHelp(downloadName, "The file of the folder files that it downloads, such as waiver.pdf"),
    }),
  ],
  "expected a label with a route (a page), with a link (an address on another site, an email address, or the word call), or with a file",
);

export type LabeledLink = v.InferOutput<typeof labeledLink>;
