import { LinkRow } from "../../components/site/LinkRow.tsx";
import { PriceList } from "../../components/pricing/PriceList.tsx";
import { priceList } from "../../selectors/price-list.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "price-list",
  (_, { content }) => {
    const groups = priceList(content);
    return groups.length === 0 ? undefined : { groups, label: content.words.headings.contents };
  },
  ({ groups, label }) => (
    <>
      <LinkRow
        label={label}
        links={groups.map(({ id, heading }) => ({ href: `#${id}`, name: heading }))}
        sticks
      />
      <div className="price-lists grid">
        <PriceList groups={groups} />
      </div>
    </>
  ),
  { isClose: () => true },
);
