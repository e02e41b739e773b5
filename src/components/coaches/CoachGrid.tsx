import { mailUrl } from "../../lib/email.ts";
import { formatPrice } from "../../lib/money.ts";
import { textAndLinks } from "../../lib/note.ts";
import type { CoachCardData } from "../../selectors/coaches.ts";
import { ButtonLink, ButtonReason, NewWindowMark } from "../../ui/Button.tsx";
import { Card, CardGrid, StripNote } from "../../ui/Card.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { PriceFigure } from "../pricing/PriceFigure.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton, TargetLink } from "../../ui/TargetButton.tsx";
import "./CoachGrid.css";

type PicturedCoach = Omit<CoachCardData, "picture"> & { readonly picture: PictureSource };

interface CoachGridProps {
  /** The id of the section. */
  readonly id: string;
  readonly coaches: readonly PicturedCoach[];
}

/** The cards of a coach page, three in a row where they fit, each with a dialog. */
export function CoachGrid({ id, coaches }: CoachGridProps) {
  // Of the line that says once why nothing of the open spots can be bought.
  const whyOpenSpots = `why-${id}`;
  const cardsOf = (openSpots: boolean) =>
    coaches.flatMap((coach, index) =>
      coach.isOpenSpot === openSpots ? (
        <CoachCard key={coach.id} coach={coach} number={index + 1} whyOpenSpots={whyOpenSpots} />
      ) : (
        []
      ),
    );
  const openSpot = coaches.find(({ isOpenSpot }) => isOpenSpot);
  return (
    <>
      <CardGrid
        placeholders={cardsOf(true)}
        aboutPlaceholders={
          openSpot && (
            <StripNote
              reasonId={whyOpenSpots}
              reason={openSpot.reason}
              links={textAndLinks(openSpot.bio).links}
            >
              {openSpot.summary}
            </StripNote>
          )
        }
      >
        {cardsOf(false)}
      </CardGrid>
      {coaches.filter(hasDialog).map((coach) => (
        <CoachDialog key={coach.id} coach={coach} />
      ))}
    </>
  );
}

/** Whether there is anything to say about a coach that the card does not say. */
function hasDialog({ bio, links, email }: PicturedCoach): boolean {
  return bio !== "" || links.length > 0 || email !== undefined;
}

interface CoachDialogProps {
  readonly coach: PicturedCoach;
}

/** What Bio opens. An open spot has the links at the end of its text as buttons. */
function CoachDialog({ coach }: CoachDialogProps) {
  const { id, name, title, price, picture, isOpenSpot } = coach;
  const { text, links } = isOpenSpot ? textAndLinks(coach.bio) : { text: coach.bio, links: [] };
  return (
    <Dialog
      id={`bio-${id}`}
      title={name}
      subtitle={[title, price && formatPrice(price)].filter(Boolean).join(" · ")}
      picture={isOpenSpot ? undefined : <Picture source={picture} decorative />}
      actions={
        <>
          <DialogTargets coach={coach} />
          {links.map(({ label, href }) => (
            <ButtonLink key={href} href={href} newWindow={href.startsWith("https:")} variant="primary">
              {label}
            </ButtonLink>
          ))}
        </>
      }
    >
      {text !== "" && <Prose text={text} />}
      <OwnPages coach={coach} />
    </Dialog>
  );
}

/** The coach's own pages and email address; nothing if there are none. */
function OwnPages({ coach: { name, links, email } }: { readonly coach: PicturedCoach }) {
  if (links.length === 0 && email === undefined) return null;
  return (
    <ul className="coach-links row">
      {links.map(({ label, link }) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener">
            {label} <span className="visually-hidden">of {name}</span>
            <NewWindowMark inText />
          </a>
        </li>
      ))}
      {email !== undefined && (
        <li>
          <a href={mailUrl(email)}>{email}</a>
        </li>
      )}
    </ul>
  );
}

/** A visitor's first step is the filled button: Purchase, or Book of a coach who only has that. */
function looksOf({ purchase, book }: PicturedCoach) {
  return purchase === null && book !== null
    ? ({ purchase: "quiet", book: "primary" } as const)
    : ({ purchase: "primary", book: "quiet" } as const);
}

/** The coach's buttons, repeated in the dialog; one without a target is only on the card, with the reason. */
function DialogTargets({ coach }: CoachDialogProps) {
  const { name, purchase, book, bookLabel, labels } = coach;
  const looks = looksOf(coach);
  return (
    <>
      {purchase && (
        <TargetLink target={purchase} about={name} variant={looks.purchase}>
          {labels.purchase}
        </TargetLink>
      )}
      {book && (
        <TargetLink target={book} about={name} variant={looks.book}>
          {bookLabel}
        </TargetLink>
      )}
    </>
  );
}

interface CoachCardProps {
  readonly coach: PicturedCoach;
  /** Its place on the page, from 1 on. */
  readonly number: number;
  readonly whyOpenSpots: string;
}

function CoachCard({ coach, number, whyOpenSpots }: CoachCardProps) {
  const { id, name, title, isOpenSpot, picture, purchase, book, bookLabel, labels } = coach;
  const about = isOpenSpot ? `${name}, open spot ${coach.spotNumber}` : name;
  const reasonId = isOpenSpot ? whyOpenSpots : `why-${id}`;
  const looks = looksOf(coach);
  return (
    <Card
      id={isOpenSpot ? undefined : id}
      className={isOpenSpot ? `coach-card spot-${number}` : "coach-card"}
      isPlaceholder={isOpenSpot}
      picture={<Picture source={picture} />}
      actions={
        <>
          {hasDialog(coach) && (
            <OpenDialogButton opens={`bio-${id}`} about={about}>
              {labels.bio}
            </OpenDialogButton>
          )}
          <TargetButton target={purchase} about={about} reasonId={reasonId} variant={looks.purchase}>
            {labels.purchase}
          </TargetButton>
          <TargetButton target={book} about={about} reasonId={reasonId} variant={looks.book}>
            {bookLabel}
          </TargetButton>
        </>
      }
    >
      <h2>{name}</h2>
      <p className="coach-card-title">{title}</p>
      {!isOpenSpot && <CoachFacts coach={coach} reasonId={reasonId} />}
    </Card>
  );
}

interface CoachFactsProps extends Pick<CoachCardProps, "coach"> {
  readonly reasonId: string;
}

/** What the card of a coach says below the name and the title. */
function CoachFacts({ coach: { summary, price, reason }, reasonId }: CoachFactsProps) {
  return (
    <>
      {summary !== undefined && <p className="coach-card-summary">{summary}</p>}
      {price && <PriceFigure price={price} />}
      <ButtonReason id={reasonId}>{reason}</ButtonReason>
    </>
  );
}
