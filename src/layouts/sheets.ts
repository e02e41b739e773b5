/** The style sheets of each page: those of its route, of its head and of its sections (`plugins/sheets.ts`). */
import { content } from "../content/content.ts";
import { planOf } from "../floor-plan/lit-rooms.ts";
import { routeNameOf, type SitePage } from "../selectors/pages.ts";
import layers from "../styles/layers.css?inline";

type Sheets = Readonly<Record<string, readonly string[]>>;

// Vite reads these calls as they stand.
const ofRoutes: Sheets = import.meta.glob<readonly string[]>("../pages/*.astro", {
  query: "?sheets",
  import: "default",
  eager: true,
});
const ofHeads: Sheets = import.meta.glob<readonly string[]>(
  "../components/site/{HomeHero,PageHead,Breadcrumbs}.tsx",
  { query: "?sheets", import: "default", eager: true },
);
const ofPlan: Sheets = import.meta.glob<readonly string[]>("../floor-plan/DrawingInHead.tsx", {
  query: "?sheets",
  import: "default",
  eager: true,
});
const ofKinds: Sheets = import.meta.glob<readonly string[]>("../sections/kinds/*.tsx", {
  query: "?sheets",
  import: "default",
  eager: true,
});

/** The text of the styles that a page needs for its first paint, each once. */
export function stylesOf(page: SitePage): string {
  const route = routeNameOf(page);
  const types = new Set(page.sections.map(({ type }) => type));
  const all = [
    layers,
    ...(ofRoutes[`../pages/${route === "404" ? route : `[...${route}]`}.astro`] ?? []),
    ...(ofHeads[`../components/site/${page.key === "home" ? "HomeHero" : "PageHead"}.tsx`] ?? []),
    ...((page.parents.length > 0 && ofHeads["../components/site/Breadcrumbs.tsx"]) || []),
    ...((planOf(content(), page.key) && ofPlan["../floor-plan/DrawingInHead.tsx"]) ?? []),
    ...[...types].flatMap((type) => ofKinds[`../sections/kinds/${type}.tsx`] ?? []),
  ];
  return [...new Set(all), lettersOf(page)].join("");
}

/** How many letters a line of the title has room for: those of its longest word, which is never broken (`.title`). */
function lettersOf({ texts }: SitePage): string {
  const longest = Math.max(...texts.heading.split(/[\s-]+/u).map((word) => word.length));
  return longest > 9 ? `:root{--letters:${longest}}` : "";
}
