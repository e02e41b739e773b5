/** Rules about the sections of pages: their heads, and that a page shows nothing twice, whose ids would be the same. */
import { headingsOf } from "../../lib/text.ts";
import { pagesWithSections, type PageSections } from "../read/page-sections.ts";
import { teaches } from "../schema/coach.ts";
import { maxCoachCards } from "../schema/discipline.ts";
import type { Content } from "../schema/registry.ts";
import type { SectionOf, SectionType } from "../schema/sections.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

/** A section of a page, with the place of a problem in its file. */
interface FoundSection {
  readonly section: SectionOf;
  readonly document: string;
  /** The path of the section; empty for a usual section of a file without its own. */
  readonly path: readonly PropertyKey[];
}

/** The sections of each page with their paths. */
function sectionsByPage(content: Partial<Content>): (readonly FoundSection[])[] {
  return pagesWithSections(content).map(({ key, folder, sections }: PageSections) => {
    const isUsual = !hasOwnSections(content, folder, key);
    return sections.map((section, index) => ({
      section,
      document: `${folder}/${key}`,
      path: isUsual ? [] : ["sections", index],
    }));
  });
}

/** Whether the file of a page lists its sections. */
function hasOwnSections(content: Partial<Content>, folder: PageSections["folder"], key: string): boolean {
  const files: readonly { readonly slug: string; readonly sections?: readonly unknown[] }[] =
    content[folder] ?? [];
  return (files.find(({ slug }) => slug === key)?.sections ?? []).length > 0;
}

/** The words around a heading need one, and the first section has nothing to stand beside. */
function framesAreWhole({ content }: RuleInput, report: Report): void {
  for (const sections of sectionsByPage(content))
    for (const [index, { section, document, path }] of sections.entries()) {
      for (const field of ["eyebrow", "lead", "more"] as const)
        if (section[field] !== undefined && section.heading === undefined)
          report(
            document,
            [...path, field],
            "this stands with a heading: add one under `heading`, or leave it out",
          );
      if (section.beside && index === 0)
        report(
          document,
          [...path, "beside"],
          "there is no section before this one to stand beside: leave it out",
        );
    }
}

/** The kinds that a page has once: their parts have ids, or scripts look for them. */
const onlyOnce: ReadonlySet<SectionType> = new Set([
  "form",
  "plan",
  "price-list",
  "testimonials",
  "facility",
  "jobs",
  "year-of-hours",
]);

/** A page has one section of these kinds, one list of headings and one line for the front desk. */
function singleSectionsAreSingle({ content }: RuleInput, report: Report): void {
  for (const sections of sectionsByPage(content)) {
    const seen = new Set<string>();
    const once = (name: string, { document, path }: FoundSection, field: string, what: string) => {
      if (seen.has(name)) report(document, [...path, field], `this page has ${what} already: leave one out`);
      seen.add(name);
    };
    for (const found of sections) {
      const { section } = found;
      if (onlyOnce.has(section.type))
        once(section.type, found, "type", `a section of the type ${section.type}`);
      if (section.type === "text" && section.contents)
        once("contents", found, "contents", "a list of headings");
      if (section.type === "questions" && section.deskQuestions.length > 0)
        once("desk", found, "deskQuestions", "a line about what to ask the front desk");
    }
  }
}

/** What a section shows, each with its field: names of entries, by folder. */
function itemsOf({ section, path }: FoundSection, content: Partial<Content>) {
  const item = (folder: string, field: string) => (name: string, index: number) => ({
    name: `${folder}/${name}`,
    shown: name,
    path: [...path, field, index],
  });
  switch (section.type) {
    case "packages":
    case "prices":
    case "specials":
      if (section.kind === undefined) return section.packages.map(item("packages", "packages"));
      return (content.packages ?? [])
        .filter(({ kind }) => kind === section.kind)
        .map(({ slug }) => ({ name: `packages/${slug}`, shown: slug, path: [...path, "kind"] }));
    case "coaches": {
      const { coaches = [] } = content;
      if (section.disciplines.length === 0)
        return coaches.map(({ slug }) => ({ name: `coaches/${slug}`, shown: slug, path: [...path, "type"] }));
      const places = section.disciplines.flatMap((key, index) =>
        coaches
          .filter((coach) => teaches(coach, key))
          .map(({ slug }) => ({
            name: `coaches/${slug}`,
            shown: slug,
            path: [...path, "disciplines", index],
          })),
      );
      // One section shows each coach once.
      return [...new Map(places.toReversed().map((place) => [place.name, place])).values()];
    }
    case "events":
      return section.kinds.map(item("event-kinds", "kinds"));
    case "spaces":
      return section.spaces.map(item("spaces", "spaces"));
    default:
      return [];
  }
}

/** No two sections of a page show the same package, coach, space or kind of events. */
function sectionsDiffer({ content }: RuleInput, report: Report): void {
  for (const sections of sectionsByPage(content)) {
    const seen = new Set<string>();
    for (const found of sections) {
      const items = itemsOf(found, content);
      const repeated = items.find(({ name }) => seen.has(name));
      if (repeated)
        report(
          found.document,
          repeated.path,
          `another section of this page shows it already: leave it out here (found "${repeated.shown}")`,
        );
      for (const { name } of items) seen.add(name);
    }
  }
}

/** The texts of a page have different headings: a link to one leads to its place on the page. */
function headingsDiffer({ content }: RuleInput, report: Report): void {
  for (const sections of sectionsByPage(content)) {
    const seen = new Set<string>();
    for (const { section, document, path } of sections) {
      if (section.type !== "text" && section.type !== "note") continue;
      const ids = headingsOf(section.body).map(({ id, text }) => ({ id, text }));
      const repeated = ids.find(({ id }) => seen.has(id));
      if (repeated)
        report(
          document,
          [...path, "body"],
          `another section of this page has this heading: give each its own (found "${repeated.text}")`,
        );
      for (const { id } of ids) seen.add(id);
    }
  }
}

/** A section holds only so many coaches. */
function coachesFit({ content }: RuleInput, report: Report): void {
  const { coaches = [] } = content;
  for (const { section, document, path } of sectionsByPage(content).flat()) {
    if (section.type !== "coaches" || section.disciplines.length === 0) continue;
    const shown = coaches.filter((coach) => section.disciplines.some((key) => teaches(coach, key)));
    const oneTooMany = shown[maxCoachCards];
    if (!oneTooMany) continue;
    const [discipline = "", ...others] = section.disciplines;
    if (others.length > 0) {
      report(
        document,
        [...path, "disciplines"],
        `a section holds ${maxCoachCards} coaches: give each coach page a section of its own (found ${shown.length})`,
      );
      continue;
    }
    report(
      `coaches/${oneTooMany.slug}`,
      oneTooMany.discipline === discipline ? ["discipline"] : ["also"],
      `a coach page holds ${maxCoachCards}; this is number ${shown.indexOf(oneTooMany) + 1} on ${discipline}`,
    );
  }
}

/** A section of events holds only as many cards as a kind of them says. */
function eventsFit({ content }: RuleInput, report: Report): void {
  const { events = [], "event-kinds": kinds = [] } = content;
  for (const { section, document } of sectionsByPage(content).flat()) {
    if (section.type !== "events") continue;
    const upcoming = kinds.find((kind) => section.kinds.includes(kind.slug) && kind.upcoming)?.upcoming;
    const oneTooMany = upcoming && events.filter(({ kind }) => section.kinds.includes(kind))[upcoming.cards];
    if (oneTooMany)
      report(
        `events/${oneTooMany.slug}`,
        [],
        `the page ${document.replace(/^.*\//u, "")} holds ${upcoming.cards} cards; this is one more`,
      );
  }
}

/** The kinds of packages that terms are for: how long they are good for, when they are paid, where one checks in. */
const training: ReadonlySet<string> = new Set(["lesson", "event", "assessment"]);

/** A page that sells lessons or training shows the terms, if the facility has some. */
function termsStandWithTraining({ content }: RuleInput, report: Report): void {
  const { packages = [], terms = [] } = content;
  if (terms.length === 0) return;
  for (const sections of sectionsByPage(content)) {
    if (sections.some(({ section, document }) => section.type === "terms" || document === "pages/home"))
      continue;
    const selling = sections.find((found) =>
      itemsOf(found, content).some(({ name }) => {
        const item = packages.find(({ slug }) => name === `packages/${slug}`);
        return item !== undefined && training.has(item.kind);
      }),
    );
    if (selling)
      report(
        selling.document,
        selling.path,
        "this page sells lessons or training and doesn't show the terms: add a section `type: terms`",
      );
  }
}

export const sectionRules: readonly Rule[] = [
  framesAreWhole,
  singleSectionsAreSingle,
  sectionsDiffer,
  headingsDiffer,
  coachesFit,
  eventsFit,
  termsStandWithTraining,
];
