/**
 * The content files: the schema of each, and its name and place in the desk's menu. Imports nothing that reads files,
 * so that the desk's page can use it.
 */
import type * as v from "valibot";
import { analyticsSchema } from "./analytics.ts";
import { coachSchema } from "./coach.ts";
import { disciplineSchema } from "./discipline.ts";
import { facilitySchema } from "./facility.ts";
import { formSchema } from "./form.ts";
import { hoursSchema } from "./hours.ts";
import { jobSchema } from "./job.ts";
import { outboxTextsSchema } from "./outbox.ts";
import { packageSchema } from "./package.ts";
import { termsSchema } from "./terms.ts";
import { pageSchema } from "./page.ts";
import { policySchema } from "./policy.ts";
import { eventSchema } from "./event.ts";
import { eventKindSchema } from "./event-kind.ts";
import { redirectsSchema } from "./redirects.ts";
import { searchSchema } from "./search.ts";
import { spaceSchema } from "./space.ts";
import { policyNumbersSchema } from "./policy-numbers.ts";
import { mailSchema } from "./mail.ts";
import { navigationSchema } from "./navigation.ts";
import { picturesSchema } from "./picture.ts";
import { openSpotsSchema } from "./open-spots.ts";
import { testimonialSchema } from "./testimonial.ts";
import { wordsSchema } from "./words.ts";

/** The parts of the desk's menu, in order. */
export const groups = [
  "Every day",
  "Prices",
  "Camps and programs",
  "People",
  "Words",
  "Messages",
  "Settings",
] as const;

interface Listed<Schema> {
  readonly schema: Schema;
  readonly label: string;
  readonly group: (typeof groups)[number];
}

/** A file that exists exactly once. */
export interface Single<Schema = v.GenericSchema> extends Listed<Schema> {
  readonly file: string;
  /** Whether a site can do without it: all that it holds can be left out. */
  readonly optional: boolean;
}

/** A folder, named by its key, with a file for each entry. The file name is the entry's slug. */
export interface Collection<Schema = v.GenericSchema> extends Listed<Schema> {
  readonly extension: ".yaml" | ".md";
  /** The field by which the desk lists the entries. */
  readonly titleField: string;
  /** The files that every site needs. */
  readonly required: readonly string[];
  /** Whether the desk may delete an entry: not where texts, menus and addresses name entries. */
  readonly deletable: boolean;
}

function single<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  label: string,
  group: Single["group"],
  { optional = false }: Partial<Pick<Single, "optional">> = {},
): Single<Schema> {
  return { file, schema, label, group, optional };
}

function collection<const Schema extends v.GenericSchema>(
  extension: Collection["extension"],
  schema: Schema,
  titleField: keyof v.InferOutput<Schema> & string,
  label: string,
  group: Collection["group"],
  { deletable = true, required = [] }: Partial<Pick<Collection, "deletable" | "required">> = {},
): Collection<Schema> {
  return { extension, schema, titleField, label, group, deletable, required };
}

const optional = { optional: true } as const;

export const singles = {
  hours: single("hours.yaml", hoursSchema, "Hours, closures, notices", "Every day"),
  facility: single("facility.yaml", facilitySchema, "Name, phone, address", "Every day"),
  pictures: single("pictures.yaml", picturesSchema, "Pictures", "Every day"),
  policyNumbers: single(
    "policy-numbers.yaml",
    policyNumbersSchema,
    "Numbers in the policies",
    "Prices",
    optional,
  ),
  navigation: single("navigation.yaml", navigationSchema, "Menus", "Words"),
  search: single("search.yaml", searchSchema, "Search", "Words", optional),
  words: single("words.yaml", wordsSchema, "Buttons and headings", "Words", optional),
  openSpots: single("open-spots.yaml", openSpotsSchema, "Open spots", "Words"),
  outbox: single("outbox.yaml", outboxTextsSchema, "Message delivery", "Messages"),
  mail: single("mail.yaml", mailSchema, "Mail service", "Settings"),
  redirects: single("redirects.yaml", redirectsSchema, "Old addresses", "Settings", optional),
  analytics: single("analytics.yaml", analyticsSchema, "Counting visits", "Settings", optional),
} as const satisfies Record<string, Single>;

/** What texts, menus and addresses lead to, which the desk cannot change: it is deleted in the folder, with what names it. */
const notDeletable = { deletable: false } as const;

export const collections = {
  packages: collection(".yaml", packageSchema, "name", "All packages", "Prices", notDeletable),
  terms: collection(".md", termsSchema, "heading", "Terms", "Prices", notDeletable),
  spaces: collection(".yaml", spaceSchema, "name", "Cages and other spaces", "Prices", notDeletable),
  events: collection(".md", eventSchema, "name", "Camps, leagues, programs", "Camps and programs"),
  "event-kinds": collection(".yaml", eventKindSchema, "name", "Kinds of events", "Camps and programs"),
  coaches: collection(".md", coachSchema, "name", "Coaches", "People"),
  disciplines: collection(".yaml", disciplineSchema, "name", "Coach pages", "People", notDeletable),
  jobs: collection(".md", jobSchema, "title", "Jobs", "People"),
  testimonials: collection(".yaml", testimonialSchema, "author", "Reviews", "People"),
  pages: collection(".yaml", pageSchema, "title", "Pages", "Words", {
    ...notDeletable,
    required: ["home", "notfound"],
  }),
  policies: collection(".md", policySchema, "title", "Policies and rules", "Words"),
  forms: collection(".yaml", formSchema, "label", "Forms", "Messages"),
} as const satisfies Record<string, Collection>;

type Singles = { readonly [Key in keyof typeof singles]: v.InferOutput<(typeof singles)[Key]["schema"]> };

/** An entry of a collection, with its file name. */
export type Entry<T> = T & { readonly slug: string };

type Collections = {
  readonly [Key in keyof typeof collections]: readonly Entry<
    v.InferOutput<(typeof collections)[Key]["schema"]>
  >[];
};

export interface Content extends Singles, Collections {}

export type EventFile = Content["events"][number];
export type PageFile = Content["pages"][number];

/**
 * The entry of a collection by its slug, which is the key of its page if it has one.
 * @throws Error if there is none.
 */
export function entryOf<T>(entries: readonly Entry<T>[], slug: string): Entry<T> {
  const entry = entries.find((each) => each.slug === slug);
  if (!entry) throw new Error(`there is no "${slug}" in the content`);
  return entry;
}

/** An entry of any collection, with the fields that several of them have. */
interface AnyEntry {
  readonly slug: string;
  readonly picture?: string | undefined;
  readonly pictureAlt?: string | undefined;
  readonly sample?: boolean;
}

/** Every entry, with the key of its document, `packages/gold`. Works with incomplete content. */
export function allEntries(content: Partial<Content>): { readonly key: string; readonly entry: AnyEntry }[] {
  return Object.keys(collections).flatMap((folder) => {
    const entries: readonly AnyEntry[] = content[folder as keyof typeof collections] ?? [];
    return entries.map((entry) => ({ key: `${folder}/${entry.slug}`, entry }));
  });
}

/** The file of a document in the content folder: `packages/gold.yaml` for `packages/gold`. */
export function fileOf(key: string): string {
  const listed = listedAs(key);
  if (!listed) return key;
  return "file" in listed ? listed.file : key + listed.extension;
}

/** The file or the folder of a document, `facility` or `packages/gold`; undefined for any other key. */
export function listedAs(key: string): Single | Collection | undefined {
  const [name = "", slug] = key.split("/");
  const all: Readonly<Record<string, Single | Collection>> = slug === undefined ? singles : collections;
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
