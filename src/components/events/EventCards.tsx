import type { ReactNode } from "react";
import type { EventCardData } from "../../selectors/events.ts";
import type { TextLink } from "../../lib/link.ts";
import { formatPrice } from "../../lib/money.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card, CardActions, Cards, CardWords } from "../../ui/Card.tsx";
import { Tile, Tiles } from "../../ui/Tile.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { Picture, type Pictured } from "../../ui/Picture.tsx";
import { IncludedLines } from "../pricing/IncludedLines.tsx";
import { PriceFigure } from "../pricing/PriceFigure.tsx";
import { DuringSale, SaleButton, SaleReason } from "../pricing/Sale.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton, TargetLink } from "../../ui/TargetButton.tsx";

interface EventCardsProps {
  /** The id of the section. */
  readonly id: string;
  readonly events: readonly Pictured<EventCardData>[];
  /** Links of the page, below the cards. */
  readonly links: readonly TextLink[];
  /** What is beside the cards. */
  readonly children?: ReactNode;
}

/** Cards of camps, leagues or other events, then a tile for each one to come; each with a dialog. */
export function EventCards({ id: sectionId, events, links, children }: EventCardsProps) {
  // Of the line that says once why nothing of the events to come can be bought.
  const whyUpcoming = `why-${sectionId}`;
  const upcoming = events.find(({ isUpcoming }) => isUpcoming);
  return (
    <div className="stack">
      <Cards rest={children}>
        {events.map((event) => !event.isUpcoming && <EventCard key={event.id} event={event} />)}
      </Cards>
      {links.length > 0 && (
        <p className="row">
          {links.map(({ label, href, newWindow }) => (
            <ButtonLink key={href} href={href} newWindow={newWindow} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      {upcoming && (
        <Tiles about={upcoming.description} reasonId={whyUpcoming} reason={upcoming.reason}>
          {events.map(
            (event) =>
              event.isUpcoming && <UpcomingEvent key={event.id} event={event} reasonId={whyUpcoming} />,
          )}
        </Tiles>
      )}
      {events.map(({ id, name, dates, status, ages, price, info, body, target, sale, action }) => (
        <Dialog
          key={id}
          id={`about-${id}`}
          title={name}
          subtitle={dates}
          actions={
            target && (
              <DuringSale sale={sale}>
                <TargetLink target={target} about={name}>
                  {action}
                </TargetLink>
              </DuringSale>
            )
          }
        >
          {status !== undefined && <Status>{status}</Status>}
          {(ages ?? price) !== undefined && (
            <p>{[ages, price && formatPrice(price)].filter(Boolean).join(" · ")}</p>
          )}
          <IncludedLines lines={info} />
          <Prose text={body} />
        </Dialog>
      ))}
    </div>
  );
}

interface EventCardProps {
  readonly event: Pictured<EventCardData>;
}

function EventCard({ event }: EventCardProps) {
  const { id, name, picture, description, dates, status, ages, price, reason, sale } = event;
  const reasonId = `why-${id}`;
  return (
    <Card id={id} picture={picture && <Picture source={picture} decorative />}>
      <CardWords>
        <h2>{name}</h2>
        {dates !== undefined && (
          <p>
            <strong>{dates}</strong>
          </p>
        )}
        <p>{description}</p>
        {ages !== undefined && <p>{ages}</p>}
        {price && <PriceFigure price={price} />}
        {/* An event on sale has the same words in its sale's note. */}
        {status !== undefined && !sale && <Status>{status}</Status>}
        <SaleReason sale={sale} id={reasonId} reason={reason} />
      </CardWords>
      <CardActions>
        <EventButtons event={event} about={name} reasonId={reasonId} />
      </CardActions>
    </Card>
  );
}

interface UpcomingEventProps extends EventCardProps {
  /** The id of the line that says why nothing of it can be bought. */
  readonly reasonId: string;
}

function UpcomingEvent({ event, reasonId }: UpcomingEventProps) {
  const { id, name } = event;
  return (
    <Tile
      id={id}
      mark={<span className="tile-base" />}
      actions={
        <EventButtons
          event={event}
          about={`${name} ${id.replaceAll("-", " ")}`}
          reasonId={reasonId}
          opens="plain"
        />
      }
    >
      <h2>{name}</h2>
    </Tile>
  );
}

interface EventButtonsProps extends UpcomingEventProps {
  readonly about: string;
  /** How the button looks that opens the dialog. */
  readonly opens?: "quiet" | "plain";
}

function EventButtons({ event, about, reasonId, opens = "quiet" }: EventButtonsProps) {
  const { id, details, action, target, sale } = event;
  return (
    <>
      <OpenDialogButton opens={`about-${id}`} about={about} variant={opens}>
        {details}
      </OpenDialogButton>
      <SaleButton sale={sale} action={action} about={about} reasonId={reasonId}>
        <TargetButton target={target} about={about} reasonId={reasonId}>
          {action}
        </TargetButton>
      </SaleButton>
    </>
  );
}

/** That an event is sold out or canceled. */
function Status({ children }: { readonly children: string }) {
  return (
    <p>
      <strong>
        <Sentence>{children}</Sentence>
      </strong>
    </p>
  );
}
