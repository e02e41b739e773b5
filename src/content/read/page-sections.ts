/** The sections of each page, and the first page that has one of a kind. Works with incomplete content. */
import type { PageFolder } from "../../routes.ts";
import { onceFor } from "../../lib/memoize.ts";
import type { Content } from "../schema/registry.ts";
import type { SectionOf, SectionType } from "../schema/sections.ts";

export type SectionSources = Pick<Content, PageFolder>;

/** A page with what it shows. */
export interface PageSections {
  readonly key: string;
  readonly folder: PageFolder;
  readonly sections: readonly SectionOf[];
}

/** What a section leaves out. */
const plain = {
  eyebrow: undefined,
  heading: undefined,
  lead: undefined,
  more: undefined,
  ground: undefined,
  beside: false,
};

/** The pages with their sections, those of `pages` first, in the order of their files. */
export const pagesWithSections = onceFor((content: Partial<SectionSources>): readonly PageSections[] => {
  const { pages = [], disciplines = [], policies = [], jobs = [] } = content;
  return [
    ...pages.map(({ slug, sections }) => ({ key: slug, folder: "pages" as const, sections })),
    ...disciplines.map((discipline) => ({
      key: discipline.slug,
      folder: "disciplines" as const,
      sections: sectionsOfDiscipline(discipline, disciplines),
    })),
    ...policies.map((policy) => ({
      key: policy.slug,
      folder: "policies" as const,
      sections: sectionsOfPolicy(policy),
    })),
    ...jobs.map(({ slug }) => ({ key: slug, folder: "jobs" as const, sections: [] })),
  ];
});

/** Its own sections, else the usual ones: the other coach pages, its coaches, the terms. */
function sectionsOfDiscipline(
  { slug, sections }: Content["disciplines"][number],
  disciplines: Content["disciplines"],
): readonly SectionOf[] {
  if (sections.length > 0) return sections;
  const pages = disciplines.map((each) => each.slug);
  return [
    ...(pages.length > 1 ? [{ ...plain, type: "links" as const, pages }] : []),
    { ...plain, type: "coaches", disciplines: [slug] },
    { ...plain, type: "terms", terms: [], beside: true },
  ];
}

/** Its own sections, else the usual one: its text with a list of its headings. */
function sectionsOfPolicy({ body, updated, sections }: Content["policies"][number]): readonly SectionOf[] {
  if (sections.length > 0) return sections;
  return [{ ...plain, type: "text", body, size: undefined, contents: true, updated }];
}

/** The sections of one kind in a list. */
export function sectionsOfType<const Type extends SectionType>(
  sections: readonly SectionOf[],
  type: Type,
): readonly SectionOf<Type>[] {
  return sections.filter((section): section is SectionOf<Type> => section.type === type);
}

export type PackageSection = SectionOf<"packages" | "prices" | "specials">;

/** The sections that sell packages: in cards, in rows with their prices, or one as large as the page. */
export function packageSections(sections: readonly SectionOf[]): readonly PackageSection[] {
  return sections.filter(
    (section): section is PackageSection =>
      section.type === "packages" || section.type === "prices" || section.type === "specials",
  );
}

/**
 * The key of the first page with a section of a kind; undefined if there is none.
 * @param isMeant whether a section is one of those that are looked for.
 */
export function firstPageWith<const Type extends SectionType>(
  content: Partial<SectionSources>,
  type: Type,
  isMeant: (section: SectionOf<Type>) => boolean = () => true,
): string | undefined {
  return pagesWithSections(content).find(
    ({ key, sections }) => key !== "home" && sectionsOfType(sections, type).some(isMeant),
  )?.key;
}

/** The page of all coaches. */
export function pageOfAllCoaches(content: Partial<SectionSources>): string | undefined {
  return firstPageWith(content, "coaches", ({ disciplines }) => disciplines.length === 0);
}

/** The page with the form that people apply for a job with. */
export function applicationPage({
  forms = [],
  ...content
}: Partial<SectionSources & Pick<Content, "forms">>) {
  const form = forms.find(({ jobs }) => jobs);
  return form && firstPageWith(content, "form", (section) => section.form === form.slug);
}
