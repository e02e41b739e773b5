import type { Words } from "../../content/schema/words.ts";
import { capitalized } from "../../lib/labels.ts";
import type { RateTable } from "../../selectors/spaces.ts";
import { ButtonLinks } from "../../ui/Button.tsx";
import { PriceFigure } from "./PriceFigure.tsx";

interface RateBoardProps {
  readonly table: RateTable;
  /** The heading of the first column. */
  readonly words: Pick<Words["spaces"], "space">;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The rental rates of the spaces, on the scoreboard. */
export function RateBoard({ table: { units, rows }, words, links }: RateBoardProps) {
  return (
    <div className="rate-board board panel">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.space}</th>
            {units.map((unit) => (
              <th key={unit} scope="col">
                {capitalized(unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, prices, words: inWords }) => (
            <tr key={`${name} ${detail} ${inWords?.priceWords}`}>
              <th scope="row">
                {name} {detail !== undefined && <small>{detail}</small>}
              </th>
              {inWords ? (
                <td colSpan={Math.max(1, units.length)}>
                  <PriceFigure price={inWords} />
                </td>
              ) : (
                prices.map((price, index) => (
                  <td key={units[index]}>{price && <PriceFigure price={price} />}</td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonLinks links={links} first="primary" />
    </div>
  );
}
