import type { CoachCardData } from "../../selectors/coaches.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import "./CoachFaces.css";

interface CoachFacesProps {
  readonly label: string;
  readonly coaches: readonly (Pick<CoachCardData, "address" | "name" | "title"> & {
    readonly picture: PictureSource;
  })[];
}

/** The faces and names of the coaches on one line, each with a link to the coach's card. */
export function CoachFaces({ label, coaches }: CoachFacesProps) {
  return (
    <ul className="coach-faces" aria-label={label}>
      {coaches.map(({ address, name, title, picture }) => (
        <li key={address} className="coach-face">
          <Picture source={picture} decorative />
          <a href={address}>{name}</a>
          <p>{title}</p>
        </li>
      ))}
    </ul>
  );
}
