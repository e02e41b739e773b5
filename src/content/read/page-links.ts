/** Links to pages and files in Markdown texts: `[rules](route:cagerules)`, `[waiver](file:waiver.pdf)`. */
import { downloadPath } from "../../lib/downloads.ts";
import { pageList, type PageSources } from "./page-list.ts";
import { mapTexts } from "./map-texts.ts";

const start = String.raw`(\]\(\s*<?|\]:\s*<?|<)`;
const pageLink = new RegExp(`${start}route:([a-z0-9-]+)`, "gu");
const fileLink = new RegExp(`${start}file:`, "gu");

/**
 * Replaces the names of pages and files in links by their addresses. A name without a page stays; the rules report it,
 * and a name without a file.
 */
export function addressLinks<Sources extends Partial<PageSources>>(content: Sources): Sources {
  const pages = pageList(content);
  return mapTexts(content, (text) =>
    text
      .replaceAll(pageLink, (whole, before: string, key: string) => {
        const page = pages.get(key);
        return page ? `${before}${page.path}` : whole;
      })
      .replaceAll(fileLink, (_, before: string) => before + downloadPath("")),
  );
}
