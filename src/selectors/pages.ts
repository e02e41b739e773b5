/** The pages of a facility and their texts. */
import {
  kindKeys,
  kindPath,
  kinds,
  routeAt,
  routeKeys,
  routeOf,
  viewOf,
  views,
  type Ground,
  type KindKey,
  type RouteKey,
} from "../routes.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import { eventTexts } from "./event-texts.ts";
import type { Camp } from "../content/schema/camp.ts";
import type { League } from "../content/schema/league.ts";
import { todayAt } from "./seasons.ts";

type PageSources = Pick<Content, "pages" | "policies" | "jobs">;
type WithKinds = PageSources & Pick<Content, (typeof kinds)[KindKey]["folder"] | "facility">;

/** A page's texts in the browser's tab, in search results and at its top. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly lead?: string | undefined;
  readonly picture?: string | undefined;
  readonly body?: string | undefined;
}

/** A page of the facility: one of the map, or one of a kind, such as a camp. */
export interface SitePage {
  readonly of: { readonly key: RouteKey } | { readonly kind: KindKey; readonly slug: string };
  readonly path: string;
  readonly aliases: readonly string[];
  /** Hidden from search engines. */
  readonly hidden: boolean;
  /** The background of its head. */
  readonly ground: Ground;
  readonly words: PageTexts;
  /** Its parent pages without Home, nearest last. */
  readonly within: readonly { readonly label: string; readonly href: string }[];
}

/** The routes that have texts, in the order of the map. */
export function existingPages(content: PageSources): RouteKey[] {
  return routeKeys.filter((key) => find(content, key) !== undefined);
}

/** Whether the facility has this page. */
export function hasPage(content: PageSources, key: RouteKey): boolean {
  return find(content, key) !== undefined;
}

/**
 * The texts of a page, from `pages`, `policies` or `jobs`.
 * @throws Error if the facility has no such page; views only ask for their own.
 */
export function pageTexts(content: PageSources, key: RouteKey): PageTexts {
  const words = find(content, key);
  if (!words) throw new Error(`there are no words for the page "${key}" in the content`);
  return words;
}

/**
 * The route at an address in any spelling (`/hitting`, `/coachbios/hitting.html`).
 * @throws Error if there is none.
 */
export function routeOfAddress(pathname: string): RouteKey {
  const path = plainPath(pathname);
  const key = routeAt(path);
  if (!key) throw new Error(`the route map has no address ${path}`);
  return key;
}

function plainPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/u, "").replace(/(?<=.)\/$/u, "") || "/";
}

const cache = new WeakMap<PageSources, ReadonlyMap<string, SitePage>>();

/** Every page of the facility except the 404 page: those of the map, then those of each kind. */
export function sitePages(content: WithKinds): SitePage[] {
  return [...pagesByPath(content).values()].filter(({ path }) => path !== routeOf("notfound").path);
}

/**
 * The page at an address in any spelling (`/hitting`, `/coachbios/hitting`, `/camps/june-hitting.html`).
 * @throws Error if the facility has none.
 */
export function pageAt(content: WithKinds, pathname: string): SitePage {
  const path = plainPath(pathname);
  const key = routeAt(path);
  const page = pagesByPath(content).get(key ? routeOf(key).path : path);
  if (!page) throw new Error(`there is no page at ${path}`);
  return page;
}

/** The route of a page, or of the page that lists it. */
export function sectionOf({ of }: SitePage): RouteKey {
  return "key" in of ? of.key : kinds[of.kind].within;
}

/** Whether a page lists the pages of a kind. */
export function listsKind(key: RouteKey): boolean {
  return kindKeys.some((kind) => kinds[kind].within === key);
}

/** The entries with a page of a kind; none if the facility has no page that lists them. */
export function entriesOf(content: WithKinds, kind: KindKey): readonly (Entry<Camp> | Entry<League>)[] {
  const { folder, within } = kinds[kind];
  return hasPage(content, within) ? content[folder] : [];
}

/** The slugs of the pages of a kind. */
export function slugsOf(content: WithKinds, kind: KindKey): string[] {
  return entriesOf(content, kind).map(({ slug }) => slug);
}

function pagesByPath(content: WithKinds): ReadonlyMap<string, SitePage> {
  const known = cache.get(content);
  if (known) return known;
  const pages = [
    ...existingPages(content).map((key): SitePage => {
      const { path, aliases = [], hidden = false } = routeOf(key);
      return {
        of: { key },
        path,
        aliases,
        hidden,
        ground: viewOf(key).ground,
        words: pageTexts(content, key),
        within: linksTo(content, ancestors(key)),
      };
    }),
    ...kindKeys.flatMap((kind) => {
      const { view, within } = kinds[kind];
      return entriesOf(content, kind).map((entry): SitePage => ({
        of: { kind, slug: entry.slug },
        path: kindPath(kind, entry.slug),
        aliases: [],
        hidden: false,
        ground: views[view].ground,
        words: eventTexts(kind, entry, todayAt(content.facility)),
        within: linksTo(content, [...ancestors(within), within]),
      }));
    }),
  ];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  cache.set(content, byPath);
  return byPath;
}

function ancestors(key: RouteKey): RouteKey[] {
  const { within } = routeOf(key);
  return within ? [...ancestors(within), within] : [];
}

function find({ pages, policies, jobs }: PageSources, key: RouteKey): PageTexts | undefined {
  const page = pages.find(({ slug }) => slug === key) ?? policies.find(({ slug }) => slug === key);
  if (page) return page;
  const job = jobs.find(({ slug }) => slug === key);
  return (
    job && {
      title: `${job.title} Job Description`,
      description: job.description,
      heading: job.title,
      body: job.body,
    }
  );
}

/** Links to pages that the facility has, named by their headings. */
export function linksTo(content: PageSources, keys: readonly RouteKey[]): { label: string; href: string }[] {
  return keys
    .filter((key) => hasPage(content, key))
    .map((key) => ({ label: pageTexts(content, key).heading, href: routeOf(key).path }));
}

/**
 * The policy of a page.
 * @throws Error if it is not a policy page.
 */
export function policyOf(
  { policies }: Pick<Content, "policies">,
  key: RouteKey,
): Content["policies"][number] {
  const policy = policies.find(({ slug }) => slug === key);
  if (!policy) throw new Error(`"${key}" is no policy page`);
  return policy;
}

/**
 * The job of a page.
 * @throws Error if it is not a job page.
 */
export function jobOf({ jobs }: Pick<Content, "jobs">, key: RouteKey): Content["jobs"][number] {
  const job = jobs.find(({ slug }) => slug === key);
  if (!job) throw new Error(`"${key}" is no job page`);
  return job;
}
