import type { CoachCardData } from "../../selectors/coaches.ts";
import { ButtonReason } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton, TargetLink } from "../pricing/TargetButton.tsx";
import "./CoachGrid.css";

export type PicturedCoach = Omit<CoachCardData, "picture"> & { readonly picture: PictureSource };

/** The cards of a coach page, three in a row where they fit, each with a dialog. */
export function CoachGrid({ coaches }: { readonly coaches: readonly PicturedCoach[] }) {
  return (
    <>
      <div className="coach-grid">
        <Cards coaches={coaches.filter(({ open }) => !open)} />
        <Cards coaches={coaches.filter(({ open }) => open)} className="coach-strip" />
      </div>
      {coaches.map((coach) => (
        <Dialog
          key={coach.id}
          id={`bio-${coach.id}`}
          title={coach.name}
          subtitle={[coach.title, ...coach.facts.dialog].join(" · ")}
          actions={<DialogTargets coach={coach} />}
        >
          <Prose text={coach.bio} />
        </Dialog>
      ))}
    </>
  );
}

function Cards({
  coaches,
  className,
}: {
  readonly coaches: readonly PicturedCoach[];
  readonly className?: string;
}) {
  return coaches.length === 0 ? null : (
    <ul className={className}>
      {coaches.map((coach) => (
        <li key={coach.id}>
          <CoachCard coach={coach} />
        </li>
      ))}
    </ul>
  );
}

/** The coach's buttons again, in the dialog; one without a target stays on the card, with the reason. */
function DialogTargets({ coach: { name, purchase, book, bookLabel } }: { readonly coach: PicturedCoach }) {
  return (
    <>
      {purchase && (
        <TargetLink target={purchase} about={name}>
          Purchase
        </TargetLink>
      )}
      {book && (
        <TargetLink target={book} about={name}>
          {bookLabel}
        </TargetLink>
      )}
    </>
  );
}

function CoachCard({ coach }: { readonly coach: PicturedCoach }) {
  const { id, name, title, facts, open, picture, purchase, book, bookLabel, because } = coach;
  const about = open ? `${name}, ${id.replaceAll("-", " ")}` : name;
  const why = `why-${id}`;
  return (
    <Card
      id={open ? undefined : id}
      className={open ? "coach-card card-kept" : "coach-card"}
      picture={<Picture className="coach-card-picture" source={picture} />}
      actions={
        <>
          <OpenDialogButton className="button button-quiet card-opens" opens={`bio-${id}`} about={about}>
            Bio
          </OpenDialogButton>
          <TargetButton target={purchase} about={about} why={why}>
            Purchase
          </TargetButton>
          <TargetButton target={book} about={about} why={why}>
            {bookLabel}
          </TargetButton>
          <ButtonReason id={why}>{because}</ButtonReason>
        </>
      }
    >
      <h2 className="coach-card-name">{name}</h2>
      <p className="coach-card-title">{title}</p>
      {facts.card.length > 0 ? <p>{facts.card.join(" · ")}</p> : null}
    </Card>
  );
}
