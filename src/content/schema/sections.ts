/**
 * The sections of a page: what each kind asks for. `sections/kinds/<kind>.tsx` draws it; `sections/kinds.ts` has the
 * table of those.
 */
import * as v from "valibot";
import { link } from "./addresses.ts";
import { checkField } from "./check-field.ts";
import { labeledLink } from "./labeled-link.ts";
import { withHelp, withTitle } from "./metadata.ts";
import { packageKinds } from "./package-kinds.ts";
import { date } from "./dates.ts";
import { downloadName, picture, referenceTo, routeKey } from "./names.ts";
import { flag, line, listOf, markdown, oneOf, optionalList } from "./types.ts";

/** The backgrounds of a section that is not on the page's own: the turf, the clay, the scoreboard, a sunken band. */
const grounds = ["turf", "clay", "board", "band"] as const;

/** The words above a section, its background, and whether it stands beside the one before. Every kind has these. */
const frame = {
  eyebrow: withHelp(v.optional(line), "Small words above the heading, if they say what it does not"),
  heading: withHelp(v.optional(line), "The heading of the section"),
  lead: withHelp(v.optional(line), "The sentence under the heading"),
  more: withHelp(v.optional(labeledLink), "A link to more of it, at the end of the heading"),
  ground: withHelp(v.optional(oneOf(grounds)), "Its background, if not that of the page"),
  beside: withHelp(flag, "Whether it stands beside the section before it in a wide window"),
};

/** The schema of a kind: its type, its own fields, then those of every section; and its name at the desk. */
function kind<const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  name: string,
  fields: Fields,
) {
  return v.pipe(v.strictObject({ type: v.literal(type), ...fields, ...frame }), v.title(name));
}

/** All packages of a kind, or these by name. */
const whichPackages = {
  kind: withHelp(v.optional(oneOf(packageKinds)), "All packages of this kind", "Packages of the kind"),
  packages: withHelp(optionalList(referenceTo("packages")), "Or these, by name, in this order"),
};

const onePackageSource = "expected either a `kind` of packages, or a list of some under `packages`";

interface PackageSource {
  readonly kind?: string | undefined;
  readonly packages: readonly string[];
}

function hasOneSource({ kind: all, packages }: PackageSource): boolean {
  return (all === undefined) !== (packages.length === 0);
}

const cardFields = {
  page: withHelp(v.optional(routeKey), "The page it leads to"),
  file: withHelp(v.optional(downloadName), "Or the file of the folder files that it downloads"),
  eyebrow: withHelp(v.optional(line), "Small words above its heading"),
  heading: withHelp(
    v.optional(line),
    "Its heading; without one, that of the page, or the name of the discipline",
  ),
  lead: withHelp(v.optional(line), "Its sentence; without one, that of the page, or of the discipline"),
  picture: withHelp(v.optional(picture), "Its picture; without one, that of the page"),
  action: withHelp(v.optional(line), "What its button says; without one, the heading is the link"),
};

const card = v.pipe(
  v.strictObject(cardFields),
  checkField(
    "page",
    ({ page, file }) => (page === undefined) !== (file === undefined),
    "expected the name of a page, or that of a file to download under `file`",
  ),
  checkField(
    "heading",
    ({ file, heading }) => file === undefined || heading !== undefined,
    "a file has no heading of its own: write one for its card",
  ),
);

/** The kinds of sections, in the order in which the desk offers them. */
const sectionSchemas = {
  text: kind("text", "Text", {
    body: withHelp(markdown, "The text"),
    size: withHelp(
      v.optional(oneOf(["large", "small"] as const)),
      "large for the words that a page begins with; small for steps and for a line about the section before",
    ),
    contents: withHelp(flag, "Whether a list of its headings stands beside it, for a long text"),
    updated: withHelp(v.optional(date), "The day it was last changed, above the text"),
  }),
  note: kind("note", "Note", {
    body: withHelp(markdown, "A line or two; the first is large, links in the last paragraph are buttons"),
  }),
  questions: v.pipe(
    kind("questions", "Questions", {
      questions: withHelp(
        optionalList(
          v.strictObject({
            question: withHelp(line, "What people ask, in their words"),
            answer: withHelp(markdown, "The answer"),
          }),
        ),
        "Questions people ask; each opens to its answer",
      ),
      deskQuestions: withHelp(
        optionalList(line),
        "What to ask the front desk about, a few words each: one sentence, with the number to call",
        "Ask the desk",
      ),
    }),
    checkField(
      "questions",
      ({ questions, deskQuestions }) => questions.length + deskQuestions.length > 0,
      "expected questions with their answers, or what to ask the front desk under `deskQuestions`",
    ),
  ),
  pictures: kind("pictures", "Pictures", { pictures: withHelp(listOf(picture), "The pictures, in a row") }),
  cards: kind("cards", "Cards", {
    cards: withHelp(listOf(withTitle(card, "Card")), "What leads to other pages"),
  }),
  links: kind("links", "Links", { pages: withHelp(listOf(routeKey), "The pages it leads to, in one row") }),
  coaches: kind("coaches", "Coaches", {
    disciplines: withHelp(
      optionalList(referenceTo("disciplines")),
      "The coaches of these pages, with their open spots; none means all coaches",
    ),
  }),
  "coach-list": kind("coach-list", "Coach list", {
    disciplines: withHelp(optionalList(referenceTo("disciplines")), "The coaches of these; none means all"),
    faces: withHelp(flag, "Whether it shows only faces and names, in one row"),
  }),
  packages: v.pipe(
    kind("packages", "Packages", whichPackages),
    checkField("packages", (section) => hasOneSource(section), onePackageSource),
  ),
  prices: v.pipe(
    kind("prices", "Prices", whichPackages),
    checkField("packages", (section) => hasOneSource(section), onePackageSource),
  ),
  specials: v.pipe(
    kind("specials", "Specials", whichPackages),
    checkField("packages", (section) => hasOneSource(section), onePackageSource),
  ),
  "price-list": kind("price-list", "Price list", {}),
  events: kind("events", "Events", {
    kinds: withHelp(listOf(referenceTo("event-kinds")), "The kinds of events"),
  }),
  spaces: kind("spaces", "Spaces to rent", {
    spaces: withHelp(listOf(referenceTo("spaces")), "Which spaces"),
  }),
  plan: kind("plan", "Floor plan", {}),
  rates: kind("rates", "Table of rates", {}),
  testimonials: kind("testimonials", "Reviews", {}),
  form: kind("form", "Form", { form: withHelp(referenceTo("forms"), "The form") }),
  hours: kind("hours", "Hours", {}),
  "year-of-hours": kind("year-of-hours", "Year of hours", {}),
  map: kind("map", "Map", {}),
  facility: kind("facility", "Facility card", {}),
  jobs: kind("jobs", "Jobs", {}),
  terms: kind("terms", "Terms", {
    terms: withHelp(
      optionalList(referenceTo("terms")),
      "Which terms, by the names of their files; none means all",
    ),
  }),
  logos: kind("logos", "Logos", {
    logos: withHelp(
      listOf(
        v.strictObject({
          picture: withHelp(picture, "The logo"),
          link: withHelp(v.optional(link), "The address it leads to", "Address"),
        }),
      ),
      "The logos of partners or teams, in a row",
    ),
  }),
  numbers: kind("numbers", "Numbers", {
    numbers: withHelp(
      listOf(
        v.strictObject({
          number: withHelp(line, "A number, such as 12 or 2,500+"),
          label: withHelp(line, "What it counts"),
        }),
      ),
      "Numbers about the facility, in a row",
    ),
  }),
} as const;

export type SectionType = keyof typeof sectionSchemas;

export const sectionTypes = Object.keys(sectionSchemas) as readonly SectionType[];

/** The sections by their types. */
type Sections = {
  readonly [Type in SectionType]: v.InferOutput<(typeof sectionSchemas)[Type]> & { readonly type: Type };
};

/** A section of one kind, `SectionOf<"text">`, or of any. */
export type SectionOf<Type extends SectionType = SectionType> = Sections[Type];

/** The message about what is no section: `- plan`, or a type that does not exist. */
function sectionMessage({ input }: v.VariantIssue): string {
  const rule = `expected one of: ${sectionTypes.join(", ")}`;
  const isType = sectionTypes.some((type) => type === input);
  return isType ? `write type: ${String(input)}` : `${rule}, after \`type:\``;
}

/** The sections of a page, in the order in which they stand. */
export const sectionList = optionalList(
  withTitle(v.variant("type", Object.values(sectionSchemas), sectionMessage), "Section"),
  "a list of sections",
);
