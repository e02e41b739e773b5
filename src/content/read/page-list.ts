/** The pages of a facility: one for each file of the page folders. */
import { isRouteKey, pageFolderNames, routeOf, type PageFolder } from "../../routes.ts";
import { onceFor } from "../../lib/memoize.ts";
import { partsOfAlias } from "../schema/redirects.ts";
import type { Content, PageFile } from "../schema/registry.ts";
import { applicationPage, pageOfAllCoaches } from "./page-sections.ts";

/** The content that decides which pages there are. */
export type PageSources = Pick<Content, PageFolder | "forms" | "redirects">;

/** A page: `address` and the other fields of its file. */
export interface Page {
  /** The name of its file, by which links, menus and rules name the page. */
  readonly key: string;
  /** The folder of its file. */
  readonly folder: PageFolder;
  readonly path: string;
  readonly aliases: readonly string[];
  /** Whether its aliases are pages of their own on hosts that could redirect. */
  readonly keepAliases: boolean;
  /** Hidden from search engines and not in the sitemap. */
  readonly hidden: boolean;
  /** The key of the page it is within, which the facility may not have. */
  readonly within: string | undefined;
}

/** The pages by their keys: first those that the site needs, then folder by folder. Works with incomplete content. */
export const pageList = onceFor((content: Partial<PageSources>): ReadonlyMap<string, Page> => {
  const all = pageFolderNames.flatMap((folder) => pagesIn(folder, content));
  const inOrder = [...all.filter(({ key }) => isRouteKey(key)), ...all.filter(({ key }) => !isRouteKey(key))];
  // Two files of one name are a problem that the rules report; the first is the page.
  const list = new Map<string, Page>();
  for (const page of inOrder) if (!list.has(page.key)) list.set(page.key, page);
  return list;
});

/** The aliases that an owner gave a page, but those with a query: no file has one, so only a host can redirect them. */
function aliasesOf({ redirects }: Partial<PageSources>, key: string): string[] {
  return (redirects?.redirects ?? [])
    .filter(({ to }) => to === key)
    .map(({ from }) => partsOfAlias(from))
    .filter(({ query }) => query.length === 0)
    .map(({ path }) => path);
}

/** The pages that a folder's files make. */
export function pagesIn(folder: PageFolder, content: Partial<PageSources>): Page[] {
  switch (folder) {
    case "pages":
      return (content.pages ?? []).map((file) => pageOfFile(file, content));
    case "disciplines":
      return filePages(folder, content, pageOfAllCoaches(content));
    case "policies":
      return filePages(folder, content, undefined);
    case "jobs":
      return filePages(folder, content, applicationPage(content));
  }
}

function pageOfFile(file: PageFile, content: Partial<PageSources>): Page {
  const { slug, hidden, within } = file;
  if (!isRouteKey(slug))
    return { ...addressesOf(file, content), folder: "pages", keepAliases: false, hidden, within };
  const route = routeOf(slug);
  return {
    key: slug,
    folder: "pages",
    path: route.path,
    aliases: [...(route.aliases ?? []), ...aliasesOf(content, slug)],
    keepAliases: route.keepAliases ?? false,
    hidden: route.hidden ?? false,
    within: undefined,
  };
}

/** The pages of a folder that are all within one page. */
function filePages(
  folder: Exclude<PageFolder, "pages">,
  content: Partial<PageSources>,
  within: string | undefined,
): Page[] {
  const files: readonly Pick<PageFile, "slug" | "address">[] = content[folder] ?? [];
  return files.map((file) => ({
    ...addressesOf(file, content),
    folder,
    keepAliases: false,
    hidden: false,
    within,
  }));
}

/** The key and the addresses of the page that a file makes. */
function addressesOf(
  { slug, address = `/${slug}` }: Pick<PageFile, "slug" | "address">,
  content: Partial<PageSources>,
) {
  return { key: slug, path: address, aliases: aliasesOf(content, slug) };
}
