/** The finder: at most three questions, each a page of links, and answers with one button. */
import { slug } from "../lib/text.ts";
import { routeOf } from "../routes.ts";
import type { Content } from "../content/schema/registry.ts";
import { ways, type Ages, type Answer, type Found, type Way } from "./find-answer.ts";
import { onlyThePhone, waysFor } from "./find-ways.ts";
import { hasPage, pageAt, pageTexts, plainPath, type SitePage } from "./pages.ts";

/** A page of the finder: a question, or an answer. */
export interface FindPage {
  readonly path: `/${string}`;
  readonly heading: string;
  /** What was answered before, if anything. */
  readonly eyebrow?: string | undefined;
  /** The answers to choose from. An answer has none. */
  readonly choices: readonly Choice[];
  readonly answer?: Answer | undefined;
}

interface Choice {
  readonly label: string;
  readonly page: FindPage;
}

const start = routeOf("find").path;

const cache = new WeakMap<Content, FindPage[]>();

/** Every page of the finder once, the first question first; none if the facility has no finder. */
export function findPages(content: Content): FindPage[] {
  const known = cache.get(content);
  if (known) return known;
  if (!hasPage(content, "find")) return [];
  const pages = new Map<string, FindPage>();
  const visit = (page: FindPage) => {
    pages.set(page.path, page);
    for (const choice of page.choices) visit(choice.page);
  };
  visit(firstPage(content));
  const all = [...pages.values()];
  cache.set(content, all);
  return all;
}

/**
 * A page of the finder by its path, as a page of the site, and where "something else" leads.
 * @throws Error if there is none.
 */
export function findPageAt(content: Content, pathname: string): FindPage & { site: SitePage; back?: string } {
  const path = plainPath(pathname);
  const pages = findPages(content);
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`there is no page ${path} of the finder`);
  const site = pageAt(content, start);
  if (path === start) return { ...page, site };
  const questions = pages.filter(({ choices }) => choices.some((choice) => choice.page.path === path));
  // Where several questions lead here, nobody knows which one it was.
  const [back = start] = questions.length === 1 ? questions.map((question) => question.path) : [];
  const { heading, eyebrow, choices, answer } = page;
  const told = answer
    ? answer.facts
        .filter(({ value }) => value !== content.find.ask)
        .map(({ label, value }) => `${label}: ${typeof value === "string" ? value : value.text}`)
    : choices.map(({ label }) => label);
  const texts = {
    title: [eyebrow, heading].filter(Boolean).join(": "),
    description: [eyebrow, heading, ...told]
      .filter((part) => part !== undefined)
      .map((part) => (/[.?!]$/u.test(part) ? part : `${part}.`))
      .join(" "),
    heading,
    eyebrow,
  };
  return {
    ...page,
    site: { ...site, path: page.path, texts, within: [{ label: site.texts.heading, href: start }] },
    back,
  };
}

/**
 * Where somebody looks for a coach: the choice of a lesson if it is the same for every age, else the first question.
 * `undefined` if the facility has no finder.
 */
export function coachQuestion(content: Content): string | undefined {
  const pages = findPages(content);
  return (pages.find(({ path }) => path === `${start}/lesson`) ?? pages[0])?.path;
}

/** A group of ages with what it can do. */
interface Group {
  readonly ages: Ages;
  readonly found: Readonly<Partial<Record<Way, readonly Found[]>>>;
}

function firstPage(content: Content): FindPage {
  const { find } = content;
  const groups = groupsOf(content);
  // What is the same for every age that has it has one page for all of them.
  const different = new Set(
    ways.filter(
      (way) =>
        new Set(groups.flatMap(({ found }) => (found[way] ? [JSON.stringify(found[way])] : []))).size > 1,
    ),
  );
  const [only, ...others] = groups;
  if (!only) {
    const { heading } = pageTexts(content, "find");
    return { path: start, heading, choices: [], answer: onlyThePhone(content) };
  }
  const page =
    others.length === 0
      ? question(start, undefined, find.what, choicesOf(content, only, different))
      : question(
          start,
          undefined,
          find.age,
          groups.map((group) => {
            const label = agesText(group.ages);
            const path = `${start}/${slug(label)}` as const;
            return { label, page: question(path, label, find.what, choicesOf(content, group, different)) };
          }),
        );
  return { ...page, path: start };
}

/** The ways of a group, each with its question or its answer. */
function choicesOf({ find }: Content, { ages, found }: Group, different: ReadonlySet<Way>): Choice[] {
  return ways.flatMap((way): Choice[] => {
    const own = found[way];
    if (!own) return [];
    const { label } = find.ways[way];
    const eyebrow = different.has(way) ? agesText(ages) : undefined;
    const path: FindPage["path"] = `${eyebrow ? (`${start}/${slug(eyebrow)}` as const) : start}/${way}`;
    const choices = own.map((each) => ({
      label: each.label,
      page: {
        path: own.length > 1 ? (`${path}/${each.key}` as const) : path,
        heading: each.label,
        eyebrow: [label, eyebrow].filter((part) => part && part !== each.label).join(", ") || undefined,
        choices: [],
        answer: each.answer,
      },
    }));
    return [
      { label, page: question(path, [label, eyebrow].filter(Boolean).join(", "), find.which, choices) },
    ];
  });
}

/** A question, or what follows if there is only one answer. */
function question(
  path: FindPage["path"],
  eyebrow: string | undefined,
  heading: string,
  choices: readonly Choice[],
): FindPage {
  const [only, ...others] = choices;
  return only && others.length === 0 ? only.page : { path, heading, eyebrow, choices };
}

/** Where the age groups of the specification's application begin (section 3), from its second on. */
const divisions = [6, 9, 12, 15, 17];

/** The age groups that differ in what they can do, youngest first. Youth programs make groups of their own. */
function groupsOf(content: Content): Group[] {
  const programs = hasPage(content, "ninjayouth") ? content.programs : [];
  const bounds = programs.flatMap(({ ages }) => [ages.from, ages.to + 1]);
  const oldest = Math.max(0, ...bounds);
  const starts = [
    ...new Set([...(bounds.length > 0 ? bounds : [0]), ...divisions.filter((age) => age > oldest)]),
  ];
  const groups: Group[] = [];
  for (const [index, from] of starts.sort((a, b) => a - b).entries()) {
    const to = (starts[index + 1] ?? Infinity) - 1;
    const ages = { from, to, beginners: index === 0 && programs.length > 0 };
    const found = waysFor(content, ages);
    const last = groups.at(-1);
    if (last && JSON.stringify(last.found) === JSON.stringify(found))
      groups[groups.length - 1] = { ages: { ...last.ages, to }, found };
    else if (Object.keys(found).length > 0) groups.push({ ages, found });
  }
  return groups;
}

/** `Ages 6 to 8`, `Ages 17 and up`. */
function agesText({ from, to }: Ages): string {
  if (to === Infinity) return `Ages ${from} and up`;
  return from === 0 ? `Ages ${to} and under` : `Ages ${from} to ${to}`;
}
