/** Which files of the content a page is made from, for the dates of its changes. */
import { kinds, routeOf, type RouteKey } from "../routes.ts";
import type { Content } from "./content.ts";
import { isDiscipline } from "./coach.ts";
import type { SitePage } from "./site-map.ts";

/** The names of the files, within the folder of the content. What stands on every page is left out. */
export function sourcesOf(content: Content, { of }: Pick<SitePage, "of">): string[] {
  if ("kind" in of) {
    const { folder } = kinds[of.kind];
    const packages = content[folder].find(({ slug }) => slug === of.slug)?.packages ?? [];
    return [`${folder}/${of.slug}.md`, ...packages.map((slug) => `packages/${slug}.yaml`)];
  }
  return [wordsFile(content, of.key), ...listedOn(content, of.key), ...shownOn(content, of.key)];
}

function wordsFile({ policies, jobs }: Content, key: RouteKey): string {
  if (policies.some(({ slug }) => slug === key)) return `policies/${key}.md`;
  return jobs.some(({ slug }) => slug === key) ? `jobs/${key}.md` : `pages/${key}.yaml`;
}

function listedOn({ packages }: Content, key: RouteKey): string[] {
  return packages.filter((each) => each.listedOn.includes(key)).map(({ slug }) => `packages/${slug}.yaml`);
}

/** What the view of a route shows besides its words. */
function shownOn(content: Content, key: RouteKey): string[] {
  const { coaches, camps, leagues, programmes, spaces, testimonials, disciplines } = content;
  const yaml = (folder: string, entries: readonly { slug: string }[]) =>
    entries.map(({ slug }) => `${folder}/${slug}.yaml`);
  const markdown = (folder: string, entries: readonly { slug: string }[]) =>
    entries.map(({ slug }) => `${folder}/${slug}.md`);
  switch (routeOf(key).view) {
    case "home":
      return [
        "home.yaml",
        "hours.yaml",
        "facility.yaml",
        ...yaml("disciplines", disciplines),
        ...yaml("spaces", spaces),
        ...yaml("testimonials", testimonials),
        ...listedOn(content, "packages"),
      ];
    case "discipline":
      return [
        `disciplines/${key}.yaml`,
        ...markdown(
          "coaches",
          isDiscipline(key) ? coaches.filter(({ discipline }) => discipline === key) : [],
        ),
      ];
    case "coaches":
      return ["hours.yaml", ...markdown("coaches", coaches)];
    case "camps":
      return markdown("camps", camps);
    case "tournament":
      return markdown("leagues", leagues);
    case "ninjayouth":
      return markdown("programmes", programmes);
    case "testimonials":
      return yaml("testimonials", testimonials);
    case "cages":
    case "open-area":
      return yaml("spaces", spaces);
    case "contact":
    case "employment":
    case "feedback":
    case "team-practice":
      return [`forms/${routeOf(key).view}.yaml`];
    default:
      return [];
  }
}
