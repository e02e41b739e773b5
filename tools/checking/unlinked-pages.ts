/** Pages that visitors don't come upon, because no page links to them. */
import { fileOf, type Content } from "../../src/content/schema/registry.ts";
import { routeOf } from "../../src/routes.ts";
import { pagesByAddress, sitePages } from "../../src/selectors/pages.ts";
import type { BuiltPage, BuiltSite } from "../site/read-site.ts";

/**
 * A warning for each page to which no other page of the built site links, with what to do. The search does not count: it
 * lists every page. Nor does a page that is hidden on purpose.
 */
export function unlinkedPages(site: BuiltSite, content: Content, contentFolder: string): string[] {
  const pages = sitePages(content);
  const pageAt = pagesByAddress(content);
  const linked = new Set(
    site.pages
      .filter(({ path }) => path !== routeOf("search").path)
      .flatMap((from) => {
        const itself = pageAt.get(from.path);
        return targetsOf(from)
          .map((target) => pageAt.get(target))
          .filter((page) => page !== itself);
      }),
  );
  return pages
    .filter((page) => !page.hidden && !linked.has(page))
    .map(({ folder, key }) => {
      const file = fileOf(`${folder}/${key}`);
      return `${contentFolder}/${file}: no page links to this one; add it to a menu in ${contentFolder}/navigation.yaml, or link to it in a text`;
    });
}

/** The addresses inside the site that a page links to, without sections and queries. */
function targetsOf({ dom }: BuiltPage): string[] {
  return dom
    .querySelectorAll('a[href^="/"]')
    .map((link) => (link.getAttribute("href") ?? "").replace(/[?#].*$/su, ""));
}
