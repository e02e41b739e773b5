/** Pages that a phone does not get at once. */
import { brotliCompressSync, constants } from "node:zlib";
import { fileOf, type Content } from "../../src/content/schema/registry.ts";
import { sitePages, type SitePage } from "../../src/selectors/pages.ts";
import { sectionIds } from "../../src/selectors/section-ids.ts";
import type { BuiltPage, BuiltSite } from "../site/read-site.ts";

/** One round trip, the ten packets that a server sends first, in bytes after compression. */
export const firstFlight = 14_600;

/**
 * The bytes of a page's HTML after compression. As hosts send it (`hosting/precompress.ts`), if it is heavier than the
 * first flight; to learn that it is not, a compression is enough that takes a fortieth of the time and leaves a few more.
 */
export function bytesOf(html: string): number {
  const quickly = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = brotliCompressSync(html, { params: quickly }).length;
  return bytes <= firstFlight ? bytes : compressed(html);
}

/**
 * A warning for each page whose HTML, with the styles in it, is heavier than the first flight: its size, the limit, and
 * the section that is most of it.
 */
export function heavyPages(site: BuiltSite, content: Content, contentFolder: string): string[] {
  return sitePages(content).flatMap((page) => {
    const built = site.page(page.path);
    if (!built) return [];
    const bytes = bytesOf(built.html);
    if (bytes <= firstFlight) return [];
    const size = `${kilobytes(bytes)} where a phone gets ${kilobytes(firstFlight)} at once`;
    return [
      `${contentFolder}/${fileOf(`${page.folder}/${page.key}`)}: this page has ${size}; ${adviceFor(page, built)}`,
    ];
  });
}

function adviceFor(page: SitePage, built: BuiltPage): string {
  const largest = largestSection(page, built);
  if (!largest) return "make its texts shorter";
  const { number, type, bytes } = largest;
  return `its largest section is number ${number}, ${type} (${kilobytes(bytes)}): make it shorter, or move it to a page of its own`;
}

/** The section with the most bytes; those beside it in one room count as one. */
function largestSection({ sections }: SitePage, built: BuiltPage) {
  const sizes = sectionIds(sections).flatMap(({ section: { type }, id }, index) => {
    const room = built.dom.querySelector(`main #${id}`)?.closest("main > *");
    return room ? [{ number: index + 1, type, bytes: compressed(room.outerHTML) }] : [];
  });
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}
