import type { ReactNode } from "react";
import type { Words } from "../../content/schema/words.ts";
import { withoutUnit } from "../../lib/money.ts";
import type { RateRow } from "../../selectors/spaces.ts";
import { ButtonLinks } from "../../ui/Button.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import "./RateBoard.css";

interface RateBoardProps {
  readonly rows: readonly RateRow[];
  /** The headings of the columns. */
  readonly words: Pick<Words["spaces"], "space" | "halfHour" | "hour">;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Between the rates and the links: what the colors of the plan beside it mean. */
  readonly children?: ReactNode;
}

/** The rental rates of the spaces, on the scoreboard. */
export function RateBoard({ rows, words, links, children }: RateBoardProps) {
  return (
    <div className="rate-board board">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.space}</th>
            <th scope="col">{words.halfHour}</th>
            <th scope="col">{words.hour}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, size, halfHour, hour }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span>{size}</span>
              </th>
              <td>
                <PriceFigure price={withoutUnit(halfHour)} />
              </td>
              <td>
                <PriceFigure price={withoutUnit(hour)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      <ButtonLinks className="rate-board-links row" links={links} first="primary" />
    </div>
  );
}
