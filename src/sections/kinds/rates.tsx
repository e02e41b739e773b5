import { RateBoard } from "../../components/pricing/RateBoard.tsx";
import { linksTo } from "../../selectors/pages.ts";
import { rentPages, tokensPage } from "../../selectors/shown.ts";
import { rateTable } from "../../selectors/spaces.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "rates",
  (_, { content, page }) => {
    const table = rateTable(content);
    if (table.rows.length === 0) return undefined;
    const pages = [...rentPages(content), tokensPage(content)].filter((key) => key !== undefined);
    return {
      table,
      words: content.words.spaces,
      links: linksTo(
        content,
        pages.filter((key) => key !== page.key),
      ),
    };
  },
  RateBoard,
);
