/** Which pages a facility has, and what their words are. */
import { routeAt, routeKeys, routeOf, type RouteKey } from "../routes.ts";
import type { Content } from "./content.ts";

type Worded = Pick<Content, "pages" | "policies" | "jobs">;

/** What a page says of itself in the browser's tab, in search results and at its top. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly lead?: string | undefined;
  readonly picture?: string | undefined;
  readonly body?: string | undefined;
}

/** The routes that have words, in the order of the map. */
export function openRoutes(content: Worded): RouteKey[] {
  return routeKeys.filter((key) => find(content, key) !== undefined);
}

/** Whether the facility has this page. */
export function isOpen(content: Worded, key: RouteKey): boolean {
  return find(content, key) !== undefined;
}

/**
 * The words of a page, from `pages`, `policies` or `jobs`.
 * @throws Error when the facility has no such page; a view asks only for its own.
 */
export function pageWords(content: Worded, key: RouteKey): PageWords {
  const words = find(content, key);
  if (!words) throw new Error(`there are no words for the page "${key}" in the content`);
  return words;
}

/**
 * The route that shows at an address, whatever its spelling (`/hitting`, `/coachbios/hitting.html`).
 * @throws Error when the map has none.
 */
export function routeOfAddress(pathname: string): RouteKey {
  const path = pathname.replace(/(?:\/index)?\.html$/u, "").replace(/(?<=.)\/$/u, "") || "/";
  const key = routeAt(path);
  if (!key) throw new Error(`the route map has no address ${path}`);
  return key;
}

/** The addresses for search engines: canonical, and not hidden. */
export function listedPaths(content: Worded): string[] {
  return openRoutes(content)
    .map(routeOf)
    .filter(({ hidden }) => !hidden)
    .map(({ path }) => path);
}

function find({ pages, policies, jobs }: Worded, key: RouteKey): PageWords | undefined {
  const page = pages.find(({ slug }) => slug === key) ?? policies.find(({ slug }) => slug === key);
  if (page) return page;
  const job = jobs.find(({ slug }) => slug === key);
  return (
    job && {
      title: `${job.title} – job description`,
      description: job.description,
      heading: job.title,
      body: job.body,
    }
  );
}

/** Links to pages that the facility has, named by their headings. */
export function linksTo(content: Worded, keys: readonly RouteKey[]): { label: string; href: string }[] {
  return keys
    .filter((key) => isOpen(content, key))
    .map((key) => ({ label: pageWords(content, key).heading, href: routeOf(key).path }));
}

/**
 * The policy of a page.
 * @throws Error when it is no policy page.
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
 * @throws Error when it is no job page.
 */
export function jobOf({ jobs }: Pick<Content, "jobs">, key: RouteKey): Content["jobs"][number] {
  const job = jobs.find(({ slug }) => slug === key);
  if (!job) throw new Error(`"${key}" is no job page`);
  return job;
}
