import type { ReactNode } from "react";
import type { EventDetail } from "../../selectors/events.ts";
import type { Sale } from "../../selectors/seasons.ts";
import { SaleNote } from "../pricing/Sale.tsx";
import { Dates } from "../../ui/Scheduled.tsx";
import "./EventDetails.css";

interface Props {
  readonly facts: readonly EventDetail[];
  readonly sale: Sale | undefined;
  readonly children: ReactNode;
}

/** Facts on a board, the first one large. */
export function EventBoard({ facts, sale, children }: Props) {
  return (
    <div className="event-board board">
      <SaleNote sale={sale} />
      <dl>
        {facts.map(({ label, value, href }) => {
          const shown = typeof value === "string" ? value : <Dates of={value} />;
          return (
            <div key={`${label} ${href}`}>
              <dt>{label}</dt>
              <dd>{href === undefined ? shown : <a href={href}>{shown}</a>}</dd>
            </div>
          );
        })}
      </dl>
      <div className="event-board-actions row">{children}</div>
    </div>
  );
}
