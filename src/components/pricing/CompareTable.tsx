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
            {offers.map(({ slug, includes }) => (
              <td key={slug}>
                {includes.includes(line) ? (
                  <>
                    <span aria-hidden="true">✓</span>
                    <span className="visually-hidden">included</span>
                  </>
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">not included</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
