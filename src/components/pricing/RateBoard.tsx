import type { ReactNode } from "react";
import type { Words } from "../../content/schema/words.ts";
import type { rateRows } from "../../selectors/spaces.ts";
import { ButtonLinks } from "../../ui/Button.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import "./RateBoard.css";

interface RateBoardProps {
  readonly rows: ReturnType<typeof rateRows>;
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
          {rows.map(({ name, size, halfHour, hour, currency }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span>{size}</span>
              </th>
              <td>
                <PriceFigure price={{ price: halfHour, currency }} />
              </td>
              <td>
                <PriceFigure price={{ price: hour, currency }} />
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
