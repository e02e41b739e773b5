/** Links to pages in Markdown texts: `[rules](route:cagerules)`. */
import { pageList, type PageSources } from "./page-list.ts";
import { mapTexts } from "./map-texts.ts";

const pageLink = /(\]\(\s*<?|\]:\s*<?|<)route:([a-z0-9-]+)/gu;

/** Replaces the names of pages in links by their addresses. A name without a page stays; the rules report it. */
export function addressLinks<Sources extends Partial<PageSources>>(content: Sources): Sources {
  const pages = pageList(content);
  return mapTexts(content, (text) =>
    text.replaceAll(pageLink, (whole, start: string, key: string) => {
      const page = pages.get(key);
      return page ? `${start}${page.path}` : whole;
    }),
  );
}
