import { LinkRow } from "../../components/site/LinkRow.tsx";
import { linkCards } from "../../selectors/link-cards.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "links",
  ({ pages, heading }, { content, page }) => ({
    label: heading ?? content.words.headings.links,
    links: linkCards(
      content,
      pages.map((key) => ({ page: key })),
    ).map(({ href, name }) => ({ href, name })),
    current: page.path,
  }),
  LinkRow,
  { drawsHeading: true, isClose: () => true },
);
