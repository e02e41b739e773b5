import type { ProgrammeCardFacts } from "../../selectors/programs.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { Dates, ForSale, SaleReason } from "../pricing/Dated.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton } from "../pricing/TargetButton.tsx";
import "./ProgramGrid.css";

/** A camp, league or program with the picture that its page prepared. */
export type PicturedProgramme = Omit<ProgrammeCardFacts, "picture"> & {
  readonly picture: PictureSource | undefined;
};

interface Props {
  readonly programmes: readonly PicturedProgramme[];
  /** What the button that opens the dialog says: Agenda, Info. */
  readonly more: string;
  /** Why the button of a card without a price page cannot be pressed. */
  readonly unavailable: string;
}

/** Cards of camps, leagues or programs, and a dialog for each. */
export function ProgrammeGrid({ programmes, more, unavailable }: Props) {
  return (
    <>
      <ul className="programme-grid">
        {programmes.map((programme) => (
          <li key={programme.id}>
            <ProgrammeCard programme={programme} more={more} unavailable={unavailable} />
          </li>
        ))}
      </ul>
      {programmes.map(({ id, name, dates, info, body, page }) => (
        <Dialog
          key={id}
          id={`about-${id}`}
          title={name}
          {...(dates === undefined ? {} : { subtitle: <Dates of={dates} /> })}
          actions={
            page === undefined ? null : (
              <ButtonLink href={page} about={name}>
                Dates, prices and what to bring
              </ButtonLink>
            )
          }
        >
          {info.length > 0 ? (
            <ul className="programme-info">
              {info.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          <Prose text={body} />
        </Dialog>
      ))}
    </>
  );
}

type CardProps = Omit<Props, "programmes"> & { readonly programme: PicturedProgramme };

function ProgrammeCard({ programme, more, unavailable }: CardProps) {
  const { id, name, description, placeholder, picture, dates, action, target, sale } = programme;
  const about = placeholder ? `${name} ${id.replaceAll("-", " ")}` : name;
  const why = `why-${id}`;
  return (
    <Card
      className={placeholder ? "programme-card card-kept" : "programme-card"}
      picture={picture ? <Picture className="programme-card-picture" source={picture} decorative /> : null}
      actions={
        <>
          <OpenDialogButton className="button button-quiet card-opens" opens={`about-${id}`} about={about}>
            {more}
          </OpenDialogButton>
          <ForSale sale={sale} action={action} about={about} why={why}>
            <TargetButton target={target} about={about} why={why}>
              {action}
            </TargetButton>
          </ForSale>
          <SaleReason sale={sale} id={why} otherwise={target === null ? unavailable : undefined} />
        </>
      }
    >
      <h2 className="programme-card-name">{name}</h2>
      {dates === undefined ? null : (
        <p className="programme-card-dates">
          <Dates of={dates} />
        </p>
      )}
      <p>{description}</p>
    </Card>
  );
}
