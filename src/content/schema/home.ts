import * as v from "valibot";
import { group, optionalGroup, withHelp } from "./metadata.ts";
import { line, picture, referenceTo } from "./types.ts";

const eyebrow = withHelp(line, "The small words above the heading");
const sectionHead = {
  eyebrow: v.optional(withHelp(line, "Small words above the heading, if they say what it does not")),
  heading: withHelp(line, "The heading of the section"),
};
const lead = withHelp(line, "The sentence under the heading");

/** The texts of Home. Its prices, hours and coaches come from their own files. */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
    lead: withHelp(line, "The sentence under the heading"),
    picture: withHelp(
      picture,
      "The picture behind the words: wide, cut to 3:2 on phones, with room at the left for the words",
    ),
  }),
  training: optionalGroup(
    "The section that links to the coaches; leave out any section you have nothing for",
    { ...sectionHead, lead: v.optional(lead) },
  ),
  feature: optionalGroup("The wide card of one event", {
    eyebrow,
    lead,
    action: withHelp(line, "The button that leads to the event's page"),
    event: withHelp(referenceTo("events"), "The event it shows"),
  }),
  memberships: optionalGroup("The section with the memberships", {
    ...sectionHead,
    lead: v.optional(lead),
  }),
  building: optionalGroup("The section with the floor plan and what spaces rent for", {
    ...sectionHead,
    lead,
  }),
  testimonials: optionalGroup("The section with the testimonials", sectionHead),
  facility: group("The section with hours, phone and map", { ...sectionHead, lead }),
});
