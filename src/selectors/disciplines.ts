/** The disciplines: the cards that lead to their pages, on Home and on a discipline's page. */
import type { Content } from "../content/schema/registry.ts";
import { pageOf } from "./pages.ts";

export interface DisciplineLink {
  readonly href: string;
  readonly name: string;
  readonly summary: string;
  readonly picture: string;
}

/** The cards that lead to the coach pages. */
export function disciplineLinks(content: Content): DisciplineLink[] {
  return content.disciplines.map(({ slug, name, summary, picture }) => ({
    href: pageOf(content, slug).path,
    name,
    summary,
    picture,
  }));
}
