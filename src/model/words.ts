import * as v from "valibot";
import {
  called,
  count,
  explained,
  line,
  lineOrNothing,
  link,
  listOf,
  markdown,
  picture,
  referenceTo,
  routeKey,
  sample,
} from "./schema.ts";

/** A visitor's review. */
export const testimonialSchema = v.strictObject({
  sample,
  quote: explained(line, "What they said, in their words"),
  author: explained(line, "Who said it"),
  role: explained(line, "Who they are, such as parent of a 12U catcher"),
  picture: explained(v.optional(picture), "A picture of them, square; leave it out if there is none"),
});

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

/** What a page says where something is still to come. */
export const placeholdersSchema = v.strictObject({
  coach: v.strictObject({
    name: explained(line, "The title of an open spot on a coach page"),
    title: explained(line, "The line below it"),
    body: explained(markdown, "What its Bio says"),
  }),
  camp: v.strictObject({
    name: explained(line, "The title of a camp that is still to come"),
    description: explained(line, "The line below it"),
    body: explained(markdown, "What its Agenda says"),
    places: explained(count, "How many cards the camps page has in all"),
  }),
  unavailable: v.strictObject({
    purchase: explained(line, "The line under a Purchase button that leads nowhere yet"),
    book: explained(line, "The same for a Book button"),
    both: explained(line, "The line under both, where neither leads anywhere"),
    full: explained(line, "The line under the button of a special whose places are all taken"),
  }),
});

/** The words of Home; its prices, hours and coaches come from their own files. */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
    heading: explained(line, "The large words at the top"),
    lead: explained(line, "The sentence under them"),
    picture: explained(picture, "The picture behind them"),
  }),
  training: explained(
    v.optional(v.strictObject({ eyebrow: line, heading: line, lead: v.optional(line) })),
    "The section that links to the coaches; leave out any section you have nothing for",
  ),
  youth: v.optional(
    v.strictObject({
      eyebrow: line,
      heading: line,
      lead: line,
      action: line,
      programme: called("Program", explained(referenceTo("programmes"), "The youth program it shows")),
    }),
  ),
  memberships: v.optional(v.strictObject({ eyebrow: line, heading: line, lead: line })),
  building: v.optional(v.strictObject({ eyebrow: line, heading: line, lead: line })),
  testimonials: v.optional(v.strictObject({ eyebrow: line, heading: line })),
  facility: v.strictObject({ eyebrow: line, heading: line, lead: line }),
});

/** The keys that the mail service (EmailJS) gave the facility. */
export const mailSchema = v.strictObject({
  sample,
  origin: explained(link, "The mail service"),
  publicKey: explained(
    v.optional(lineOrNothing("expected the public key, in quotation marks"), ""),
    "Account, General: Public Key",
  ),
  serviceId: explained(
    v.optional(lineOrNothing("expected the service id, in quotation marks"), ""),
    "Email Services: Service ID",
  ),
  templates: v.strictObject({
    contact: explained(
      v.optional(lineOrNothing("expected the template id"), ""),
      "The template of the contact form",
    ),
    employment: explained(
      v.optional(lineOrNothing("expected the template id"), ""),
      "The template of the employment application",
    ),
    feedback: explained(
      v.optional(lineOrNothing("expected the template id"), ""),
      "The template of the customer review",
    ),
    "team-practice": explained(
      v.optional(lineOrNothing("expected the template id"), ""),
      "The template of the team practice request",
    ),
  }),
});

/** What each picture shows, for people who can't see it. */
export const picturesSchema = v.record(
  v.string(),
  v.strictObject({
    sample,
    alt: called(
      "What it shows",
      explained(
        lineOrNothing('expected a description, or "" for a picture that is only decoration'),
        "What the picture shows, for people who can't see it; empty if it's only decoration",
      ),
    ),
  }),
);
