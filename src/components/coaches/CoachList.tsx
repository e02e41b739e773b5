import type { CoachCardData } from "../../selectors/coaches.ts";
import { ButtonReason } from "../../ui/Button.tsx";
import { Cards } from "../../ui/Card.tsx";
import { Picture, type Pictured } from "../../ui/Picture.tsx";
import { Tile } from "../../ui/Tile.tsx";
import { TargetButton } from "../../ui/TargetButton.tsx";

interface CoachListProps {
  readonly id: string;
  readonly heading: string;
  readonly coaches: readonly Pictured<CoachCardData>[];
  /** Faces and names alone, each of which leads to the coach's card; else each has the button to book. */
  readonly faces: boolean;
}

/** The coaches who give a lesson, or all of them, as a list of faces and names. */
export function CoachList({ id, heading, coaches, faces }: CoachListProps) {
  if (faces)
    return (
      <Cards size="small" swiped label={heading}>
        {coaches.map(({ id: coach, address, name, title, picture }) => (
          <Tile key={coach} mark={picture && <Picture source={picture} decorative />}>
            <h3>
              <a className="card-link" href={address}>
                {name}
              </a>
            </h3>
            <p>{title}</p>
          </Tile>
        ))}
      </Cards>
    );
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Cards>
        {coaches.map((coach) => (
          <CoachTile key={coach.id} coach={coach} />
        ))}
      </Cards>
    </section>
  );
}

function CoachTile({ coach }: { readonly coach: Pictured<CoachCardData> }) {
  const { id, name, title, picture, book, bookLabel, reason } = coach;
  return (
    <Tile
      mark={picture && <Picture source={picture} decorative />}
      actions={
        <TargetButton target={book} about={name} reasonId={`why-${id}`} variant="plain">
          {bookLabel}
        </TargetButton>
      }
    >
      <h3>{name}</h3>
      <p>{title}</p>
      <ButtonReason id={`why-${id}`}>{book ? undefined : reason}</ButtonReason>
    </Tile>
  );
}
