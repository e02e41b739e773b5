import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { numberFrom, sample, wordsOrNothing } from "./types.ts";

const percentRule = "expected a whole number from 0 to 100";
const percent = v.pipe(numberFrom(0, 100, percentRule), v.integer(percentRule));

/** The description of each picture, for people who can't see it. */
export const picturesSchema = v.record(
  v.string(),
  v.strictObject({
    sample,
    alt: withHelp(
      wordsOrNothing('expected a description, or "" for a picture that is only decoration'),
      "What the picture shows, for people who can't see it; empty if it's only decoration",
      "What it shows",
    ),
    focus: withHelp(
      v.optional(
        v.strictObject({
          x: withHelp(percent, "Percent of the width", "From the left"),
          y: withHelp(percent, "Percent of the height", "From the top"),
        }),
      ),
      "The point that stays in view where the picture is cut, in percent from the left and from the top",
    ),
  }),
);
