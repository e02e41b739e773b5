import type { ReactNode } from "react";
import { mailUrl } from "../../lib/email.ts";
import { formatPrice } from "../../lib/money.ts";
import { textAndLinks } from "../../lib/note.ts";
import type { CoachCardData } from "../../selectors/coaches.ts";
import { Anchor } from "../../ui/Anchor.tsx";
import { ButtonLink, ButtonReason } from "../../ui/Button.tsx";
import { Card, CardActions, Cards, CardWords } from "../../ui/Card.tsx";
import { Tile, Tiles } from "../../ui/Tile.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Picture, type Pictured } from "../../ui/Picture.tsx";
import { PriceFigure } from "../pricing/PriceFigure.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton, TargetLink } from "../../ui/TargetButton.tsx";

interface CoachCardsProps {
  /** The id of the section. */
  readonly id: string;
  readonly coaches: readonly Pictured<CoachCardData>[];
  /** What is beside the cards. */
  readonly children?: ReactNode;
}

/** The cards of a coach page, then a tile for each open spot; each with a dialog. */
export function CoachCards({ id, coaches, children }: CoachCardsProps) {
  // Of the line that says once why nothing of the open spots can be bought.
  const whyOpenSpots = `why-${id}`;
  const openSpot = coaches.find(({ isOpenSpot }) => isOpenSpot);
  return (
    <div className="stack">
      <Cards rest={children}>
        {coaches.map((coach) => !coach.isOpenSpot && <CoachCard key={coach.id} coach={coach} />)}
      </Cards>
      {openSpot && (
        <Tiles
          about={openSpot.summary}
          reasonId={whyOpenSpots}
          reason={openSpot.reason}
          links={textAndLinks(openSpot.bio).links}
        >
          {coaches.map(
            (coach, index) =>
              coach.isOpenSpot && (
                <OpenSpot key={coach.id} coach={coach} number={index + 1} reasonId={whyOpenSpots} />
              ),
          )}
        </Tiles>
      )}
      {coaches.filter(hasDialog).map((coach) => (
        <CoachDialog key={coach.id} coach={coach} />
      ))}
    </div>
  );
}

/** Whether there is anything to say about a coach that the card does not say. */
function hasDialog({ bio, links, email }: Pictured<CoachCardData>): boolean {
  return bio !== "" || links.length > 0 || email !== undefined;
}

interface CoachDialogProps {
  readonly coach: Pictured<CoachCardData>;
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
      picture={picture && <Picture source={picture} decorative />}
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
function OwnPages({ coach: { name, links, email } }: { readonly coach: Pictured<CoachCardData> }) {
  if (links.length === 0 && email === undefined) return null;
  return (
    <ul className="row">
      {links.map(({ label, link }) => (
        <li key={link}>
          <Anchor href={link} newWindow inText>
            {label} <span className="visually-hidden">of {name}</span>
          </Anchor>
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
function looksOf({ purchase, book }: Pictured<CoachCardData>) {
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

function CoachCard({ coach }: CoachDialogProps) {
  const { id, name, title, summary, price, picture, reason } = coach;
  const reasonId = `why-${id}`;
  return (
    <Card id={id} picture={picture && <Picture source={picture} />}>
      <CardWords>
        <h2>{name}</h2>
        <p className="card-detail">{title}</p>
        {summary !== undefined && <p>{summary}</p>}
        {price && <PriceFigure price={price} />}
        <ButtonReason id={reasonId}>{reason}</ButtonReason>
      </CardWords>
      <CardActions>
        <CoachButtons coach={coach} about={name} reasonId={reasonId} />
      </CardActions>
    </Card>
  );
}

interface OpenSpotProps {
  readonly coach: Pictured<CoachCardData>;
  /** Its place on the page, from 1 on. */
  readonly number: number;
  /** The id of the line that says why nothing of it can be bought. */
  readonly reasonId: string;
}

function OpenSpot({ coach, number, reasonId }: OpenSpotProps) {
  const { name, title, spotNumber } = coach;
  const aboutSpot = `${name}, open spot ${spotNumber}`;
  return (
    <Tile
      mark={<span aria-hidden="true">{number}</span>}
      actions={<CoachButtons coach={coach} about={aboutSpot} reasonId={reasonId} opens="plain" />}
    >
      <h2>{name}</h2>
      <p>{title}</p>
    </Tile>
  );
}

interface CoachButtonsProps extends CoachDialogProps {
  readonly about: string;
  readonly reasonId: string;
  /** How the button looks that opens the dialog. */
  readonly opens?: "quiet" | "plain";
}

function CoachButtons({ coach, about, reasonId, opens = "quiet" }: CoachButtonsProps) {
  const { id, purchase, book, bookLabel, labels } = coach;
  const looks = looksOf(coach);
  return (
    <>
      {hasDialog(coach) && (
        <OpenDialogButton opens={`bio-${id}`} about={about} variant={opens}>
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
  );
}
