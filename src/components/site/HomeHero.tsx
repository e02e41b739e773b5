import type { OpeningHours } from "../../selectors/opening-hours.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { HoursBoard } from "../hours/HoursBoard.tsx";

interface HomeHeroProps {
  /** What the facility is and where. */
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly picture: PictureSource;
  readonly actions: readonly { readonly href: string; readonly label: string }[];
  readonly hours: OpeningHours;
}

/** The top of the home page: what and where the facility is, the main buttons, and the board with its hours. */
export function HomeHero({ eyebrow, heading, lead, picture, actions, hours }: HomeHeroProps) {
  return (
    <>
      <div className="home-hero clay">
        <Picture className="home-hero-picture" source={picture} loading="first" />
        <div className="home-hero-words wrap">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="title chalk-line">{heading}</h1>
          {lead !== undefined && (
            <p className="lead">
              <Sentence>{lead}</Sentence>
            </p>
          )}
          <div className="home-hero-actions row">
            {actions.map(({ href, label }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "quiet"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      <div className="home-hero-hours wrap">
        <HoursBoard hours={hours} place="first" />
      </div>
    </>
  );
}
