import * as v from "valibot";
import { withTitle, withHelp, lineOrNothing, sample } from "./types.ts";

/** The description of each picture, for people who can't see it. */
export const picturesSchema = v.record(
  v.string(),
  v.strictObject({
    sample,
    alt: withTitle(
      "What it shows",
      withHelp(
        lineOrNothing('expected a description, or "" for a picture that is only decoration'),
        "What the picture shows, for people who can't see it; empty if it's only decoration",
      ),
    ),
  }),
);
