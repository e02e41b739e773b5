/** The content files that a page is made from, for its modification date. */
import { kinds, type KindKey, type Part } from "../routes.ts";
import { fileOf, type Content } from "../content/schema/registry.ts";
import { offersOn, sellsTraining } from "./prices.ts";
import { pageOf, type SitePage } from "./pages.ts";

/**
 * The files relative to the content folder, without those that placeholders refer to and those that every page shows. A
 * name that ends with a slash is a folder, where deleting a file also changes the page.
 */
export function sourcesOf(content: Content, { of }: Pick<SitePage, "of">): string[] {
  if ("kind" in of) return eventSources(content, of.kind, of.slug);
  const { folder, shows } = pageOf(content, of.key);
  const shown = shows.flatMap((part) => filesOf(content, of.key, part));
  return [fileOf(`${folder}/${of.key}`), ...listedOn(content, of.key), ...shown];
}

function eventSources(content: Content, kind: KindKey, slug: string): string[] {
  const { folder } = kinds[kind];
  const packages = content[folder].find((each) => each.slug === slug)?.packages ?? [];
  return [
    fileOf(`${folder}/${slug}`),
    fileOf("facility"),
    ...packages.map((each) => fileOf(`packages/${each}`)),
    ...(packages.length > 0 ? [fileOf("packageTerms")] : []),
  ];
}

function listedOn(content: Content, key: string): string[] {
  const offers = offersOn(content, key);
  return [
    ...offers.map(({ slug }) => fileOf(`packages/${slug}`)),
    ...(sellsTraining(offers) ? [fileOf("packageTerms")] : []),
  ];
}

function filesOf(content: Content, key: string, part: Part): string[] {
  if (part === "discipline") {
    const own = content.coaches.filter(({ discipline }) => discipline === key);
    return [fileOf(`disciplines/${key}`), ...inFolder("coaches", own)];
  }
  if (part === "memberships") return listedOn(content, "packages");
  if (part === "specials")
    return content.packages
      .filter(({ kind }) => kind === "special")
      .map(({ slug }) => fileOf(`packages/${slug}`));
  const shown = content[part];
  return Array.isArray(shown) ? inFolder(part, shown) : [fileOf(part)];
}

function inFolder(folder: string, entries: readonly { slug: string }[]): string[] {
  return [`${folder}/`, ...entries.map(({ slug }) => fileOf(`${folder}/${slug}`))];
}
