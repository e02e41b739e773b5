/** Which files of the content a page is made from, for the dates of its changes. */
import { kinds, routeOf, type KindKey, type RouteKey } from "../routes.ts";
import type { Content } from "../content/schema/registry.ts";
import { isDiscipline } from "../content/schema/discipline.ts";
import { offersOn, sellsTraining } from "./prices.ts";
import type { SitePage } from "./pages.ts";

/**
 * The names of the files, within the folder of the content, without those whose facts they name. What stands on every
 * page is left out. A name that ends with a slash is a folder: what was taken out of it stood on the page as well.
 */
export function sourcesOf(content: Content, { of }: Pick<SitePage, "of">): string[] {
  if ("kind" in of) return eventSources(content, of.kind, of.slug);
  return [wordsFile(content, of.key), ...listedOn(content, of.key), ...shownOn(content, of.key)];
}

function eventSources(content: Content, kind: KindKey, slug: string): string[] {
  const { folder } = kinds[kind];
  const packages = content[folder].find((each) => each.slug === slug)?.packages ?? [];
  return [
    `${folder}/${slug}.md`,
    "facility.yaml",
    ...packages.map((each) => `packages/${each}.yaml`),
    ...(packages.length > 0 ? ["package-terms.md"] : []),
  ];
}

function wordsFile({ policies, jobs }: Content, key: RouteKey): string {
  if (policies.some(({ slug }) => slug === key)) return `policies/${key}.md`;
  return jobs.some(({ slug }) => slug === key) ? `jobs/${key}.md` : `pages/${key}.yaml`;
}

function listedOn(content: Content, key: RouteKey): string[] {
  const offers = offersOn(content, key);
  return [
    ...offers.map(({ slug }) => `packages/${slug}.yaml`),
    ...(sellsTraining(offers) ? ["package-terms.md"] : []),
  ];
}

/** What the view of a route shows besides its words. */
function shownOn(content: Content, key: RouteKey): string[] {
  const { coaches, camps, leagues, programmes, spaces, testimonials, disciplines, packages, jobs } = content;
  const files = (folder: string, ending: string, entries: readonly { slug: string }[]) => [
    `${folder}/`,
    ...entries.map(({ slug }) => `${folder}/${slug}${ending}`),
  ];
  const card = ["facility.yaml", "hours.yaml"];
  switch (routeOf(key).view) {
    case "home":
      return [
        "home.yaml",
        ...card,
        ...files("disciplines", ".yaml", disciplines),
        ...files("spaces", ".yaml", spaces),
        ...files("testimonials", ".yaml", testimonials),
        ...listedOn(content, "packages"),
      ];
    case "discipline": {
      const own = isDiscipline(key) ? coaches.filter(({ discipline }) => discipline === key) : [];
      return [`disciplines/${key}.yaml`, ...files("coaches", ".md", own)];
    }
    case "coaches":
      return [...card, ...files("coaches", ".md", coaches)];
    case "camps":
      return files("camps", ".md", camps);
    case "tournament":
      return files("leagues", ".md", leagues);
    case "ninjayouth":
      return files("programmes", ".md", programmes);
    case "testimonials":
      return files("testimonials", ".yaml", testimonials);
    case "cages":
    case "open-area":
      return files("spaces", ".yaml", spaces);
    case "specials":
    case "founders":
      return [
        "terms.yaml",
        ...packages.filter(({ kind }) => kind === "special").map(({ slug }) => `packages/${slug}.yaml`),
      ];
    case "hittrax":
      return ["package-terms.md"];
    case "employment":
      return ["forms/employment.yaml", ...files("jobs", ".md", jobs)];
    case "contact":
    case "feedback":
    case "team-practice":
      return [`forms/${routeOf(key).view}.yaml`, ...card];
    default:
      return [];
  }
}
