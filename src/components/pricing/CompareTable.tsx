import type { Offer } from "../../selectors/prices.ts";
import "./CompareTable.css";

/** What each offer includes, side by side; a dash where one does not include it. */
export function CompareTable({ offers }: { readonly offers: readonly Offer[] }) {
  const lines = [...new Set(offers.flatMap(({ includes }) => includes))];
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">What you get</th>
          {offers.map(({ slug, name }) => (
            <th key={slug} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            {offers.map(({ slug, includes }) => {
              const [mark, words] = includes.includes(line) ? ["✓", "included"] : ["–", "not included"];
              return (
                <td key={slug}>
                  <span aria-hidden="true">{mark}</span>
                  <span className="visually-hidden">{words}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
