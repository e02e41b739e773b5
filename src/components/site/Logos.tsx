import { Picture, type PictureSource } from "../../ui/Picture.tsx";

interface LogosProps {
  readonly logos: readonly { readonly picture: PictureSource; readonly link?: string | undefined }[];
}

/** The logos of partners or teams; one with an address is a link in a new window. */
export function Logos({ logos }: LogosProps) {
  return (
    <ul className="logos row">
      {logos.map(({ picture, link }) => (
        <li key={picture.src}>
          {link === undefined ? (
            <Picture source={picture} />
          ) : (
            <a href={link} target="_blank" rel="noopener">
              <Picture source={picture} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
