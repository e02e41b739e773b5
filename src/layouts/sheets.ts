/** The style sheets that a page may need: those of its route and of its sections (`plugins/sheets.ts`). */
import type { PageSheets } from "../lib/shown-styles.ts";
import { routeNameOf, type SitePage } from "../selectors/pages.ts";
import forms from "../forms/forms.css?inline";
import layers from "../styles/layers.css?inline";

declare global {
  namespace App {
    interface Locals {
      /** Of the page that is drawn. */
      sheets?: PageSheets;
    }
  }
}

type Sheets = Readonly<Record<string, readonly string[]>>;

// Vite reads these calls as they stand.
const ofRoutes: Sheets = import.meta.glob<readonly string[]>("../pages/*.astro", {
  query: "?sheets",
  import: "default",
  eager: true,
});
const ofKinds: Sheets = import.meta.glob<readonly string[]>("../sections/kinds/*.tsx", {
  query: "?sheets",
  import: "default",
  eager: true,
});

/** The sheets that a page may need. Once it is drawn, it gets those of what it shows (`middleware.ts`). */
export function sheetsOf(page: SitePage): PageSheets {
  const route = routeNameOf(page);
  const types = [...new Set(page.sections.map(({ type }) => type))];
  const ofRoute = ofRoutes[`../pages/${route === "404" ? route : `[...${route}]`}.astro`] ?? [];
  return {
    ofRoute: [layers, ...ofRoute, lettersOf(page)],
    ofSections: types.flatMap((type) => ofKinds[`../sections/kinds/${type}.tsx`] ?? []),
    ofLaterParts: types.includes("form") ? [forms] : [],
  };
}

/** How many letters a line of the title has room for: those of its longest word, which is never broken (`.title`). */
function lettersOf({ texts }: SitePage): string {
  const longest = Math.max(...texts.heading.split(/[\s-]+/u).map((word) => word.length));
  return longest > 9 ? `:root{--letters:${longest}}` : "";
}
