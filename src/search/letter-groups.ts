/** The list from A to Z of the search page. */
import type { Content } from "../content/schema/registry.ts";
import { sectionEntries, pageAndCardEntries } from "./search-index.ts";
import { language } from "../lib/language.ts";

/** The entries that begin with one letter, or with a number. */
export type LetterGroup = ReturnType<typeof fromAToZ>[number];

/** All entries from A to Z: each card's name once, and all pages, most with their sections. */
export function fromAToZ(content: Content) {
  const sections = Map.groupBy(
    sectionEntries(content).filter(({ foundLast }) => !foundLast),
    ({ href }) => href.replace(/#.*/u, ""),
  );
  const lines = pageAndCardEntries(content)
    .map(({ title, href, price }) => ({
      label: title,
      href,
      price: price?.replace(/^From/u, "from"),
      sections: (sections.get(href) ?? []).map((section) => ({ label: section.title, href: section.href })),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language, { numeric: true }));
  const withoutRepeats = lines.filter(
    ({ label, href }, index) => !href.includes("#") || lines[index - 1]?.label !== label,
  );
  const byLetter = Map.groupBy(
    withoutRepeats,
    ({ label }) => /^[a-z]/iu.exec(label)?.[0].toUpperCase() ?? "0-9",
  );
  return [...byLetter].map(([letter, group]) => ({ letter, id: `letter-${letter}`, lines: group }));
}
