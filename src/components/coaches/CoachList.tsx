import type { CoachCardData } from "../../selectors/coaches.ts";
import { ButtonReason } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { TargetButton } from "../../ui/TargetButton.tsx";
import "./CoachList.css";

interface CoachListProps {
  readonly id: string;
  readonly heading: string;
  readonly coaches: readonly (Omit<CoachCardData, "picture"> & { readonly picture: PictureSource })[];
}

/** The coaches who give a lesson, each with the button to book it; nothing if there are none. */
export function CoachList({ id: headingId, heading, coaches }: CoachListProps) {
  if (coaches.length === 0) return null;
  return (
    <section className="coach-list" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {coaches.map(({ id, name, title, picture, book, bookLabel, reason }) => (
          <li key={id}>
            <Picture source={picture} decorative />
            <h3>
              {name}
              <span>{title}</span>
            </h3>
            <TargetButton target={book} about={name} reasonId={`why-${id}`} variant="quiet">
              {bookLabel}
            </TargetButton>
            <ButtonReason id={`why-${id}`}>{book ? undefined : reason}</ButtonReason>
          </li>
        ))}
      </ul>
    </section>
  );
}
