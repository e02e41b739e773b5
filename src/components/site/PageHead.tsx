import type { ReactNode } from "react";
import type { HeadBackground } from "../../routes.ts";
import type { PageTexts } from "../../selectors/pages.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import "./PageHead.css";
import "./drawn-field.css";

interface PageHeadProps extends Pick<PageTexts, "heading" | "eyebrow" | "lead"> {
  readonly picture?: PictureSource | undefined;
  readonly headBackground: HeadBackground;
  /** Which view of the field a head without a picture has. Any number will do: the views take turns. */
  readonly fieldView: number;
  /** Shown above everything else: the breadcrumbs. */
  readonly above?: ReactNode;
  /** The call to action, under the lead. */
  readonly children?: ReactNode;
}

/** The backgrounds that become another one below a picture, which needs a colored one. */
const picturedBackgrounds: Partial<Record<HeadBackground, HeadBackground>> = { field: "turf", paper: "clay" };

const backgroundClasses: Readonly<Record<HeadBackground, string>> = {
  clay: "page-head-clay clay",
  board: "page-head-board board",
  turf: "page-head-turf turf",
  paper: "page-head-paper paper",
  field: "page-head-field turf",
  foul: "page-head-field turf",
};

/** The top of a page: its heading, lead and picture. Without a picture, turf and the scoreboard have the field. */
export function PageHead({
  heading,
  eyebrow,
  lead,
  picture,
  headBackground,
  fieldView,
  above,
  children,
}: PageHeadProps) {
  const background = (picture && picturedBackgrounds[headBackground]) ?? headBackground;
  const isWholeField = background === "field" || background === "foul";
  const isBare = !picture && (background === "turf" || background === "board");
  return (
    <div className={`page-head ${backgroundClasses[background]}${picture ? " page-head-pictured" : ""}`}>
      {picture && <Picture className="page-head-picture no-print" source={picture} loading="first" />}
      {(isWholeField || isBare) && (
        <Field view={isWholeField ? wholeField : viewInTurn(fieldView)}>
          {background === "foul" && <FoulBall />}
        </Field>
      )}
      <div className={`page-head-words wrap${background === "paper" ? " chalk-line" : ""}`}>
        {above}
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h1 id="page-title">{heading}</h1>
        {lead !== undefined && (
          <p className="page-lead">
            <Sentence>{lead}</Sentence>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** All of the field. */
const wholeField = "0 0 400 240";

/** The field, or what is near home plate, the mound or third base. */
const fieldViews = [wholeField, "120 132 160 104", "96 92 208 108", "120 100 80 80"] as const;

function viewInTurn(number: number): string {
  return fieldViews[number % fieldViews.length] ?? wholeField;
}

interface FieldProps {
  /** The part that is shown, as the drawing's `viewBox`. */
  readonly view: string;
  readonly children: ReactNode;
}

/** The field from above: foul lines from home plate, the bases, the mound. */
function Field({ view, children }: FieldProps) {
  return (
    <svg
      className="foul-lines no-print"
      width="100%"
      height="100%"
      overflow="visible"
      viewBox={view}
      preserveAspectRatio="xMaxYMax meet"
      fill="var(--foul-line)"
      aria-hidden="true"
    >
      <path fill="var(--clay-700)" d="M200 226 108 134a130 130 0 0 1 184 0z" />
      <path fill="var(--turf-500)" d="M200 206l66-66-66-66-66 66z" />
      <circle fill="var(--clay-700)" cx="200" cy="146" r="10" />
      <path stroke="var(--foul-line)" strokeWidth="3" d="M200 226-80-54M200 226 480-54" />
      <path d="M260 146l7-7 7 7-7 7zM126 146l7-7 7 7-7 7zM193 80l7-7 7 7-7 7zM193 214h14v7l-7 7-7-7zM196 145h8v2h-8z" />
      {children}
    </svg>
  );
}

/** The way of the ball: it lands foul, and hops twice. `foul-ball.css` has it, too; a test compares both. */
const flight = "M200 222C245 124 305 78 338 119Q353 88 366 119Q376 105 386 119";

/** A ball that lands foul, and its trail, which a mask shows as far as the ball has come. */
function FoulBall() {
  return (
    <>
      <mask id="foul-trail-shown">
        <path
          className="foul-trail-shown"
          d={flight}
          pathLength="1"
          stroke="#fff"
          strokeWidth="6"
          fill="none"
        />
      </mask>
      <g mask="url(#foul-trail-shown)">
        <path
          d={flight}
          fill="none"
          stroke="var(--bulb)"
          strokeWidth="2"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
      </g>
      <g className="foul-ball" transform="translate(386 119)">
        <circle r="8" />
        <path d="M-5-6q4 6 0 12M5-6q-4 6 0 12" fill="none" stroke="var(--clay-500)" strokeWidth="1.3" />
      </g>
    </>
  );
}
