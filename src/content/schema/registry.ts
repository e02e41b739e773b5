/**
 * The files that content is made of, each with its schema, and what the editor calls it and where it lists it.
 * A map without a reader, so that the editor's page can have it as well.
 */
import type * as v from "valibot";
import { analyticsSchema } from "./analytics.ts";
import { coachSchema } from "./coach.ts";
import { disciplineSchema } from "./discipline.ts";
import { facilitySchema } from "./facility.ts";
import { contactWordsSchema } from "./contact-form.ts";
import { employmentWordsSchema } from "./employment-form.ts";
import { feedbackWordsSchema } from "./feedback-form.ts";
import { teamPracticeWordsSchema } from "./team-practice-form.ts";
import { hoursSchema } from "./hours.ts";
import { jobSchema } from "./job.ts";
import { outboxWordsSchema } from "./outbox.ts";
import { packageSchema } from "./package.ts";
import { packageTermsSchema } from "./package-terms.ts";
import { pageSchema } from "./page.ts";
import { policySchema } from "./policy.ts";
import { campSchema } from "./camp.ts";
import { leagueSchema } from "./league.ts";
import { programSchema } from "./program.ts";
import { spaceSchema } from "./space.ts";
import { termsSchema } from "./terms.ts";
import { homeSchema } from "./home.ts";
import { mailSchema } from "./mail.ts";
import { navigationSchema } from "./navigation.ts";
import { picturesSchema } from "./picture.ts";
import { placeholdersSchema } from "./placeholder.ts";
import { testimonialSchema } from "./testimonial.ts";

/** The parts of the editor's menu, in order. */
export const groups = [
  "Every day",
  "Prices",
  "Camps and programs",
  "People",
  "Words",
  "Forms",
  "Settings",
] as const;

interface Listed {
  readonly schema: v.GenericSchema;
  /** What the editor's menu says. */
  readonly label: string;
  readonly group: (typeof groups)[number];
}

/** A file of which there is exactly one. */
export interface Single extends Listed {
  readonly file: string;
}

/** A folder with a file for each thing; the file's name is the thing's slug. */
export interface Collection extends Listed {
  readonly folder: string;
  readonly ending: ".yaml" | ".md";
  /** The files are named after pages of the route map: none is added or taken away in the editor. */
  readonly fixed?: true;
}

export const singles = {
  hours: { file: "hours.yaml", schema: hoursSchema, label: "Hours, closures, notices", group: "Every day" },
  facility: {
    file: "facility.yaml",
    schema: facilitySchema,
    label: "Name, phone, address",
    group: "Every day",
  },
  pictures: { file: "pictures.yaml", schema: picturesSchema, label: "Pictures", group: "Every day" },
  terms: { file: "terms.yaml", schema: termsSchema, label: "Numbers in the policies", group: "Prices" },
  packageTerms: {
    file: "package-terms.md",
    schema: packageTermsSchema,
    label: "Package terms",
    group: "Prices",
  },
  home: { file: "home.yaml", schema: homeSchema, label: "Home", group: "Words" },
  navigation: { file: "navigation.yaml", schema: navigationSchema, label: "Menus", group: "Words" },
  placeholders: {
    file: "placeholders.yaml",
    schema: placeholdersSchema,
    label: "Open spots",
    group: "Words",
  },
  contactForm: {
    file: "forms/contact.yaml",
    schema: contactWordsSchema,
    label: "Contact",
    group: "Forms",
  },
  employmentForm: {
    file: "forms/employment.yaml",
    schema: employmentWordsSchema,
    label: "Employment application",
    group: "Forms",
  },
  feedbackForm: {
    file: "forms/feedback.yaml",
    schema: feedbackWordsSchema,
    label: "Customer review",
    group: "Forms",
  },
  teamPracticeForm: {
    file: "forms/team-practice.yaml",
    schema: teamPracticeWordsSchema,
    label: "Team practice request",
    group: "Forms",
  },
  outbox: {
    file: "forms/outbox.yaml",
    schema: outboxWordsSchema,
    label: "Message delivery",
    group: "Forms",
  },
  mail: { file: "mail.yaml", schema: mailSchema, label: "Mail service", group: "Settings" },
  analytics: { file: "analytics.yaml", schema: analyticsSchema, label: "Counting visits", group: "Settings" },
} as const satisfies Record<string, Single>;

export const collections = {
  packages: {
    folder: "packages",
    ending: ".yaml",
    schema: packageSchema,
    label: "All packages",
    group: "Prices",
  },
  spaces: {
    folder: "spaces",
    ending: ".yaml",
    schema: spaceSchema,
    label: "Cages and other spaces",
    group: "Prices",
  },
  camps: { folder: "camps", ending: ".md", schema: campSchema, label: "Camps", group: "Camps and programs" },
  leagues: {
    folder: "leagues",
    ending: ".md",
    schema: leagueSchema,
    label: "Leagues",
    group: "Camps and programs",
  },
  programs: {
    folder: "programs",
    ending: ".md",
    schema: programSchema,
    label: "Youth programs",
    group: "Camps and programs",
  },
  coaches: { folder: "coaches", ending: ".md", schema: coachSchema, label: "Coaches", group: "People" },
  disciplines: {
    folder: "disciplines",
    ending: ".yaml",
    schema: disciplineSchema,
    label: "Coach pages",
    group: "People",
    fixed: true,
  },
  jobs: { folder: "jobs", ending: ".md", schema: jobSchema, label: "Jobs", group: "People", fixed: true },
  testimonials: {
    folder: "testimonials",
    ending: ".yaml",
    schema: testimonialSchema,
    label: "Reviews",
    group: "People",
  },
  pages: {
    folder: "pages",
    ending: ".yaml",
    schema: pageSchema,
    label: "Page titles and text",
    group: "Words",
    fixed: true,
  },
  policies: {
    folder: "policies",
    ending: ".md",
    schema: policySchema,
    label: "Policies and rules",
    group: "Words",
    fixed: true,
  },
} as const satisfies Record<string, Collection>;

type Singles = { readonly [Key in keyof typeof singles]: v.InferOutput<(typeof singles)[Key]["schema"]> };

/** A thing with the name of its file. */
export type Entry<T> = T & { readonly slug: string };

type Collections = {
  readonly [Key in keyof typeof collections]: readonly Entry<
    v.InferOutput<(typeof collections)[Key]["schema"]>
  >[];
};

/** Everything one facility says of itself. */
export interface Content extends Singles, Collections {}

