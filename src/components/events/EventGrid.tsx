import type { EventCardData } from "../../selectors/events.ts";
import type { TextLink } from "../../lib/link.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card, CardGrid, StripNote } from "../../ui/Card.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { Lines } from "../../ui/Lines.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { PriceFigure } from "../pricing/PriceFigure.tsx";
import { DuringSale, SaleButton, SaleReason } from "../pricing/Sale.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton, TargetLink } from "../../ui/TargetButton.tsx";
import "./EventGrid.css";

type PicturedEvent = Omit<EventCardData, "picture"> & {
  readonly picture: PictureSource | undefined;
};

interface EventGridProps {
  /** The id of the section. */
  readonly id: string;
  readonly events: readonly PicturedEvent[];
  /** Links of the page, beside the buttons of its only card or below several. */
  readonly links: readonly TextLink[];
}

function PageLinks({ links }: { readonly links: readonly TextLink[] }) {
  return links.map(({ label, href, newWindow }) => (
    <ButtonLink key={href} href={href} newWindow={newWindow} variant="quiet">
      {label}
    </ButtonLink>
  ));
}

/** Cards of camps, leagues or other events, and a dialog for each. */
export function EventGrid({ id: sectionId, events, links }: EventGridProps) {
  // Of the line that says once why nothing of the events to come can be bought.
  const whyUpcoming = `why-${sectionId}`;
  const isOnlyCard = events.length === 1;
  const upcoming = events.filter(({ isUpcoming }) => isUpcoming);
  const [firstUpcoming] = upcoming;
  const card = (event: PicturedEvent) => (
    <EventCard key={event.id} event={event} links={isOnlyCard ? links : []} whyUpcoming={whyUpcoming} />
  );
  return (
    <>
      <CardGrid
        placeholdersInRow
        placeholders={upcoming.map(card)}
        aboutPlaceholders={
          firstUpcoming && (
            <StripNote reasonId={whyUpcoming} reason={firstUpcoming.reason} links={[]}>
              {firstUpcoming.description}
            </StripNote>
          )
        }
      >
        {events.filter(({ isUpcoming }) => !isUpcoming).map(card)}
      </CardGrid>
      {!isOnlyCard && links.length > 0 && (
        <p className="space-above row">
          <PageLinks links={links} />
        </p>
      )}
      {events.map(({ id, name, dates, status, highlights, info, body, target, sale, action }) => (
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
          {highlights.length > 0 && <p>{highlights.join(" · ")}</p>}
          <Lines className="event-info" lines={info} />
          <Prose text={body} />
        </Dialog>
      ))}
    </>
  );
}

interface EventCardProps extends Pick<EventGridProps, "links"> {
  readonly event: PicturedEvent;
  readonly whyUpcoming: string;
}

function EventCard({ event, links, whyUpcoming }: EventCardProps) {
  const { id, name, isUpcoming, picture, details, action, target, sale } = event;
  const about = isUpcoming ? `${name} ${id.replaceAll("-", " ")}` : name;
  const reasonId = isUpcoming ? whyUpcoming : `why-${id}`;
  return (
    <Card
      id={id}
      className="event-card"
      isPlaceholder={isUpcoming}
      picture={picture ? <Picture source={picture} decorative /> : undefined}
      actions={
        <>
          <OpenDialogButton opens={`about-${id}`} about={about}>
            {details}
          </OpenDialogButton>
          <SaleButton sale={sale} action={action} about={about} reasonId={reasonId}>
            <TargetButton target={target} about={about} reasonId={reasonId}>
              {action}
            </TargetButton>
          </SaleButton>
          <PageLinks links={links} />
        </>
      }
    >
      <h2 className="event-card-name">{name}</h2>
      {!isUpcoming && <EventFacts event={event} reasonId={reasonId} />}
    </Card>
  );
}

interface EventFactsProps extends Pick<EventCardProps, "event"> {
  readonly reasonId: string;
}

/** What the card of an event says below its name. */
function EventFacts({ event, reasonId }: EventFactsProps) {
  const { description, dates, status, ages, price, reason, sale } = event;
  return (
    <>
      {dates !== undefined && <p className="event-card-dates">{dates}</p>}
      <p>{description}</p>
      {ages !== undefined && <p>{ages}</p>}
      {price && <PriceFigure price={price} />}
      {/* An event on sale has the same words in its sale's note. */}
      {status !== undefined && !sale && <Status>{status}</Status>}
      <SaleReason sale={sale} id={reasonId} reason={reason} />
    </>
  );
}

/** That an event is sold out or canceled. */
function Status({ children }: { readonly children: string }) {
  return (
    <p className="event-card-status">
      <Sentence>{children}</Sentence>
    </p>
  );
}
