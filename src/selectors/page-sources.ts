/** The content files that a page is made from, for its modification date. */
import { kinds, type KindKey, type Part } from "../routes.ts";
import { collections, singles, type Content } from "../content/schema/registry.ts";
import { offersOn, sellsTraining } from "./prices.ts";
import { pageOf, type SitePage } from "./pages.ts";

/**
 * The files relative to the content folder, without those that placeholders refer to and those that every page shows. A
 * name that ends with a slash is a folder, where deleting a file also changes the page.
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

function wordsFile(content: Content, key: string): string {
  const { folder, extension } = collections[pageOf(content, key).folder];
  return `${folder}/${key}${extension}`;
}

function listedOn(content: Content, key: string): string[] {
  const offers = offersOn(content, key);
  return [
    ...offers.map(({ slug }) => `packages/${slug}.yaml`),
    ...(sellsTraining(offers) ? ["package-terms.md"] : []),
  ];
}

/** What the view of a route shows besides its texts. */
function shownOn(content: Content, key: string): string[] {
  const parts = pageOf(content, key).shows.flatMap((part) => filesOf(content, key, part));
  return key === "home" ? [...parts, ...listedOn(content, "packages")] : parts;
}

function filesOf(content: Content, key: string, part: Part): string[] {
  if (part === "discipline") {
    const own = content.coaches.filter(({ discipline }) => discipline === key);
    return [`disciplines/${key}.yaml`, ...inFolder("coaches", own)];
  }
  if (part === "specials")
    return content.packages
      .filter(({ kind }) => kind === "special")
      .map(({ slug }) => `packages/${slug}.yaml`);
  return isSingle(part) ? [singles[part].file] : inFolder(part, content[part]);
}

function isSingle(part: Part): part is Extract<Part, keyof typeof singles> {
  return Object.hasOwn(singles, part);
}

function inFolder(part: keyof typeof collections, entries: readonly { slug: string }[]): string[] {
  const { folder, extension } = collections[part];
  return [`${folder}/`, ...entries.map(({ slug }) => `${folder}/${slug}${extension}`)];
}
