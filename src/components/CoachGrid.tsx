import type { CoachCardFacts, Target } from "../model/coaches.ts";
import { ButtonLink, DisabledButton } from "../ui/Button.tsx";
import { Dialog, OpenDialogButton } from "../ui/Dialog.tsx";
import { Picture, type PictureSource } from "../ui/Picture.tsx";
import { Prose } from "./Prose.tsx";
import "./CoachGrid.css";

/** A coach with the picture that its page prepared; without one the card draws an empty jersey. */
export type PicturedCoach = Omit<CoachCardFacts, "picture"> & { readonly picture: PictureSource };

/** The cards of a coach page, three in a row where there is room, and a dialog for each. */
export function CoachGrid({ coaches }: { readonly coaches: readonly PicturedCoach[] }) {
  return (
    <>
      <ul className="coach-grid">
        {coaches.map((coach) => (
          <li key={coach.id}>
            <CoachCard coach={coach} />
          </li>
        ))}
      </ul>
      {coaches.map((coach) => (
        <Dialog key={coach.id} id={`bio-${coach.id}`} title={coach.name} subtitle={coach.title}>
          <Prose text={coach.bio} />
        </Dialog>
      ))}
    </>
  );
}

function CoachCard({ coach }: { readonly coach: PicturedCoach }) {
  const { id, name, title, open, picture, purchase, book, bookLabel } = coach;
  const about = open ? `${name}, ${id.replaceAll("-", " ")}` : name;
  return (
    <article className={open ? "coach-card coach-card-open" : "coach-card"}>
      <Picture className="coach-card-picture" source={picture} />
      <div className="coach-card-words">
        <h2 className="coach-card-name">{name}</h2>
        <p className="coach-card-title">{title}</p>
      </div>
      <div className="coach-card-actions">
        <OpenDialogButton className="button button-quiet coach-card-bio" opens={`bio-${id}`} about={about}>
          Bio
        </OpenDialogButton>
        <TargetButton
          target={purchase}
          about={about}
          because={open ? "this spot is open" : "nothing to buy yet"}
        >
          Purchase
        </TargetButton>
        <TargetButton
          target={book}
          about={about}
          because={open ? "this spot is open" : "nothing to book yet"}
        >
          {bookLabel}
        </TargetButton>
      </div>
    </article>
  );
}

interface TargetButtonProps {
  readonly target: Target | null;
  readonly about: string;
  readonly because: string;
  readonly children: string;
}

/** A link where there is somewhere to go; else a disabled button that says why. */
export function TargetButton({ target, about, because, children }: TargetButtonProps) {
  if (target === null) {
    return (
      <DisabledButton about={about} because={because}>
        {children}
      </DisabledButton>
    );
  }
  return (
    <ButtonLink href={target.href} newWindow={target.newWindow} about={about}>
      {children}
    </ButtonLink>
  );
}
