import type { CoachCardData } from "../../selectors/coaches.ts";
import { TargetButton } from "../pricing/TargetButton.tsx";
import "../pricing/PriceList.css";

/** The coaches who give a lesson, each with the button to book it. */
export function CoachList({ coaches }: { readonly coaches: readonly CoachCardData[] }) {
  return (
    <ul className="price-list coach-list">
      {coaches.map(({ id, name, title, book, bookLabel, because }) => (
        <li key={id}>
          <h3>
            {name}
            <span>{title}</span>
          </h3>
          <TargetButton target={book} about={name} why={`why-${id}`}>
            {bookLabel}
          </TargetButton>
          {book === null && because !== undefined ? (
            <p id={`why-${id}`} className="button-reason">
              {because}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
