import type { ProgramCardData } from "../../selectors/programs.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card, CardGrid } from "../../ui/Card.tsx";
import { Dialog, OpenDialogButton } from "../../ui/Dialog.tsx";
import { Lines } from "../../ui/Lines.tsx";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { SaleButton, SaleReason } from "../pricing/Sale.tsx";
import { Dates } from "../../ui/Scheduled.tsx";
import { Prose } from "../text/Prose.tsx";
import { TargetButton } from "../pricing/TargetButton.tsx";
import "./ProgramGrid.css";

export type PicturedProgram = Omit<ProgramCardData, "picture"> & {
  readonly picture: PictureSource | undefined;
};

interface Props {
  readonly programs: readonly PicturedProgram[];
  /** The text of the button that opens the dialog: Agenda, Info. */
  readonly more: string;
  /** Why the button of a card without a price page is disabled. */
  readonly unavailable: string;
}

/** Cards of camps, leagues or programs, and a dialog for each. */
export function ProgramGrid({ programs, more, unavailable }: Props) {
  const card = (program: PicturedProgram) => (
    <ProgramCard key={program.id} program={program} more={more} unavailable={unavailable} />
  );
  return (
    <>
      <CardGrid placeholders={programs.filter(({ placeholder }) => placeholder).map(card)}>
        {programs.filter(({ placeholder }) => !placeholder).map(card)}
      </CardGrid>
      {programs.map(({ id, name, dates, facts, info, body, page }) => (
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
          {facts.dialog.length > 0 ? <p>{facts.dialog.join(" · ")}</p> : null}
          <Lines className="program-info" lines={info} />
          <Prose text={body} />
        </Dialog>
      ))}
    </>
  );
}

type CardProps = Omit<Props, "programs"> & { readonly program: PicturedProgram };

function ProgramCard({ program, more, unavailable }: CardProps) {
  const { id, name, description, placeholder, picture, dates, facts, action, target, sale } = program;
  const about = placeholder ? `${name} ${id.replaceAll("-", " ")}` : name;
  const why = `why-${id}`;
  return (
    <Card
      id={id}
      className="program-card"
      placeholder={placeholder}
      picture={picture ? <Picture source={picture} decorative /> : undefined}
      actions={
        <>
          <OpenDialogButton className="button button-quiet card-opens" opens={`about-${id}`} about={about}>
            {more}
          </OpenDialogButton>
          <SaleButton sale={sale} action={action} about={about} why={why}>
            <TargetButton target={target} about={about} why={why}>
              {action}
            </TargetButton>
          </SaleButton>
        </>
      }
    >
      <h2 className="program-card-name">{name}</h2>
      {dates === undefined ? null : (
        <p className="program-card-dates">
          <Dates of={dates} />
        </p>
      )}
      <p>{description}</p>
      {facts.card.length > 0 ? <p>{facts.card.join(" · ")}</p> : null}
      <SaleReason sale={sale} id={why} otherwise={target === null ? unavailable : undefined} />
    </Card>
  );
}
