/** What pages show: the one answer for search, structured data, prices and links. */
import {
  firstPageWith,
  packageSections,
  pagesWithSections,
  type PackageSection,
  sectionsOfType,
  type SectionSources,
} from "../content/read/page-sections.ts";
import type { Package } from "../content/schema/package.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import { teaches } from "../content/schema/coach.ts";
import { onceFor } from "../lib/memoize.ts";
import { hasPage } from "./pages.ts";

export { firstPageWith };

/** Everything that the sections of a page show, each once, in their order. */
export interface Shown {
  readonly sections: readonly SectionOf[];
  readonly packages: readonly Entry<Package>[];
  readonly coaches: Content["coaches"];
  readonly eventKinds: Content["event-kinds"];
  readonly spaces: Content["spaces"];
  readonly questions: SectionOf<"questions">["questions"];
  readonly deskQuestions: readonly string[];
  /** Its texts in Markdown. */
  readonly texts: readonly string[];
  /** Whether it says where the facility is and when it is open. */
  readonly describesFacility: boolean;
}

const nothing: Shown = {
  sections: [],
  packages: [],
  coaches: [],
  eventKinds: [],
  spaces: [],
  questions: [],
  deskQuestions: [],
  texts: [],
  describesFacility: false,
};

const shownByPage = onceFor(
  (content: Content): ReadonlyMap<string, Shown> =>
    new Map(pagesWithSections(content).map(({ key, sections }) => [key, shownBy(content, sections)])),
);

/** What a page shows; nothing for a page that does not exist. */
export function shownOn(content: Content, key: string): Shown {
  return shownByPage(content).get(key) ?? nothing;
}

function shownBy(content: Content, sections: readonly SectionOf[]): Shown {
  const ofType = <const Type extends SectionOf["type"]>(type: Type) => sectionsOfType(sections, type);
  const questions = ofType("questions");
  return {
    sections,
    packages: unique(packageSections(sections).flatMap((each) => packagesIn(content, each))),
    coaches: unique(ofType("coaches").flatMap((each) => coachesIn(content, each.disciplines))),
    eventKinds: unique(ofType("events").flatMap(({ kinds }) => named(content["event-kinds"], kinds))),
    spaces: unique(ofType("spaces").flatMap(({ spaces }) => spacesIn(content, spaces))),
    questions: questions.flatMap((each) => each.questions),
    deskQuestions: questions.flatMap((each) => each.deskQuestions),
    texts: sections.flatMap((section) =>
      section.type === "text" || section.type === "note" ? [section.body] : [],
    ),
    describesFacility: sections.some(({ type }) => ["facility", "hours", "year-of-hours"].includes(type)),
  };
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** The entries of these names, in the order of the names. */
function named<Item extends { readonly slug: string }>(
  entries: readonly Item[],
  slugs: readonly string[],
): Item[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}

/** The spaces of these names, in this order. */
export function spacesIn({ spaces }: Pick<Content, "spaces">, slugs: readonly string[]): Content["spaces"] {
  return named(spaces, slugs);
}

/** The packages of a section. */
export function packagesIn(
  { packages }: Pick<Content, "packages">,
  section: Pick<PackageSection, "kind" | "packages">,
): Entry<Package>[] {
  const { kind } = section;
  return kind === undefined
    ? named(packages, section.packages)
    : packages.filter((item) => item.kind === kind);
}

/** The coaches of some disciplines; of none, all, each once, discipline by discipline. */
export function coachesIn(
  { coaches, disciplines }: Pick<Content, "coaches" | "disciplines">,
  slugs: readonly string[],
): Content["coaches"] {
  if (slugs.length === 0)
    return disciplines.flatMap(({ slug }) => coaches.filter(({ discipline }) => discipline === slug));
  return unique(slugs.flatMap((slug) => coaches.filter((coach) => teaches(coach, slug))));
}

/** The page that sells each package: the one that it names, else the first that shows it, but never Home. */
const sellingPages = onceFor((content: Content): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>();
  for (const { slug, soldOn } of content.packages)
    if (soldOn !== undefined && hasPage(content, soldOn)) pages.set(slug, soldOn);
  for (const { key } of pagesWithSections(content)) {
    if (key === "home") continue;
    for (const { slug } of shownOn(content, key).packages) if (!pages.has(slug)) pages.set(slug, key);
  }
  return pages;
});

/** The page that sells a package; undefined if none does. */
export function sellingPage(content: Content, slug: string): string | undefined {
  return sellingPages(content).get(slug);
}

/** The small text that stands below what a page sells, such as how to cancel; undefined without one. */
export function noteBelowPackages(content: Content, key: string): string | undefined {
  const { sections } = shownOn(content, key);
  const [first] = packageSections(sections);
  const at = first === undefined ? -1 : sections.indexOf(first);
  const next = at === -1 ? undefined : sections[at + 1];
  return next?.type === "text" && next.size === "small" ? next.body : undefined;
}

/** The page of a kind of events; undefined if no page shows it. */
export function pageOfEvents(content: Partial<SectionSources>, kind: string): string | undefined {
  return firstPageWith(content, "events", ({ kinds }) => kinds.includes(kind));
}

/** The page of a space; undefined if no page shows it. */
export function pageOfSpace(content: Partial<SectionSources>, slug: string): string | undefined {
  return firstPageWith(content, "spaces", ({ spaces }) => spaces.includes(slug));
}

/** The pages to rent a space on, in the order of the spaces. */
export function rentPages(content: Content): string[] {
  return unique(
    content.spaces.flatMap(({ slug, rates }) => (rates.length > 0 ? (pageOfSpace(content, slug) ?? []) : [])),
  );
}

/** The page that sells tokens. */
export function tokensPage(content: Content): string | undefined {
  const tokens = content.packages.find(({ slug, kind }) => kind === "tokens" && sellingPage(content, slug));
  return tokens && sellingPage(content, tokens.slug);
}
