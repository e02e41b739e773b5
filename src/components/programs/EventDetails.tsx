import { formatTimeRange } from "../../lib/dates.ts";
import type { DatedEvent, EventDetail } from "../../selectors/events.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Lines } from "../../ui/Lines.tsx";
import { EventBoard } from "./EventBoard.tsx";
import { DuringSale } from "../pricing/Sale.tsx";
import "./ProgramGrid.css";

interface Props {
  readonly event: Pick<DatedEvent, "sessions" | "bring" | "info" | "offers" | "action" | "sale">;
  /** Dates, times, ages, place. */
  readonly facts: readonly EventDetail[];
}

/** When and where a camp or league takes place, who it is for, its sessions and what to bring. */
export function EventDetails({ event, facts }: Props) {
  const { sessions, bring, info, offers, action, sale } = event;
  return (
    <div className="event-details">
      <EventBoard facts={facts} sale={sale}>
        {offers.length > 0 ? (
          <DuringSale sale={sale}>
            <ButtonLink href="#prices" look="board">
              {action}
            </ButtonLink>
          </DuringSale>
        ) : null}
      </EventBoard>
      {sessions.length > 0 ? (
        <section aria-labelledby="sessions">
          <h2 id="sessions">Sessions</h2>
          <ol className="event-sessions">
            {sessions.map(({ name, from, until }) => (
              <li key={name + from}>
                <span>{name}</span> <span className="event-time">{formatTimeRange(from, until)}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Section id="in-short" heading="At a glance" lines={info} />
      <Section id="bring" heading="What to bring" lines={bring} />
    </div>
  );
}

function Section({ id, heading, lines }: { id: string; heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Lines className="program-info" lines={lines} />
    </section>
  );
}
