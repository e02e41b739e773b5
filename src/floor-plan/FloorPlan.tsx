import { HoursBoard } from "../components/hours/HoursBoard.tsx";
import { PriceFigure } from "../components/pricing/PriceFigure.tsx";
import { TargetLink } from "../ui/TargetButton.tsx";
import { MarkdownText } from "../components/text/MarkdownText.tsx";
import type { OpeningHours } from "../selectors/opening-hours.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Dialog, OpenDialogButton } from "../ui/Dialog.tsx";
import { Sentence } from "../ui/Sentence.tsx";
import { classesOf, type FloorPlanProps } from "./FloorPlanDrawing.tsx";
import type { Plan, PlanSpace } from "./floor-plan.ts";

/** The building from above. Each space opens its dialog (`SpaceDialogs`) with its price and its buttons. */
export function FloorPlan({ plan, lit }: FloorPlanProps) {
  return (
    <div className="floor-plan floor-plan-open">
      <div className="floor-plan-building">
        <ul className="floor-plan-floor" aria-label="Floor plan of the building">
          {plan.spaces.map((space) => (
            <li key={space.listing.id} className={classesOf(space, lit)} data-shape={space.shape}>
              <SpaceButton space={space} />
            </li>
          ))}
        </ul>
        {plan.door !== undefined && <p className="floor-plan-door">{plan.entrance}</p>}
      </div>
    </div>
  );
}

interface SpaceDialogsProps {
  readonly plan: Plan;
  readonly hours: OpeningHours;
}

/** What the spaces of a plan open. */
export function SpaceDialogs({ plan, hours }: SpaceDialogsProps) {
  return plan.spaces.map((space) => <SpaceDialog key={space.listing.id} space={space} hours={hours} />);
}

function dialogId({ listing }: PlanSpace): string {
  return `plan-${listing.id}`;
}

function SpaceButton({ space }: { readonly space: PlanSpace }) {
  const { listing, tag, verb, priceText } = space;
  const { name, type } = listing;
  const spoken = [type, priceText].filter((each) => each !== undefined && each !== name);
  return (
    <OpenDialogButton
      opens={dialogId(space)}
      about={spoken.join(", ")}
      className="floor-plan-room floor-plan-button"
    >
      <span>{name}</span>
      {tag !== undefined && (
        <span className="floor-plan-tag" data-verb={verb} aria-hidden="true">
          {tag}
        </span>
      )}
    </OpenDialogButton>
  );
}

interface SpaceDialogProps {
  readonly space: PlanSpace;
  readonly hours: OpeningHours;
}

function SpaceDialog({ space, hours }: SpaceDialogProps) {
  const { name, type, size, description, use, rent } = space.listing;
  const kind = type === name ? undefined : type;
  const details = [kind, size].filter((part) => part !== undefined);
  const subtitle = details.length > 0 ? details.join(" · ") : undefined;
  return (
    <Dialog id={dialogId(space)} title={name} subtitle={subtitle} actions={<SpaceActions space={space} />}>
      {description !== undefined && <MarkdownText text={description} />}
      {space.prices.length > 0 && (
        <div className="row">
          {space.prices.map(({ name, price, per }) => (
            <PriceFigure key={name} price={price} per={per} />
          ))}
        </div>
      )}
      {rent?.reason !== undefined && (
        <p>
          <Sentence>{rent.reason}</Sentence>
        </p>
      )}
      {use === "desk" && <HoursBoard hours={hours} />}
    </Dialog>
  );
}

/** How to get a space: its rent buttons and open times, or the pages that sell it; at the desk, the phone. */
function SpaceActions({ space }: { readonly space: PlanSpace }) {
  const { calendar, calendarLabel, calendarCalling, call } = space;
  const { name, rent, elsewhere } = space.listing;
  const about = `of ${name}`;
  return (
    <>
      {rent?.buttons.map(
        ({ name: rate, link, label, calling }, index) =>
          link && (
            <TargetLink
              key={rate}
              target={link}
              about={about}
              variant={index === 0 ? "primary" : "quiet"}
              calling={calling}
            >
              {label}
            </TargetLink>
          ),
      )}
      {calendar && (
        <TargetLink target={calendar} about={about} variant="quiet" calling={calendarCalling}>
          {calendarLabel}
        </TargetLink>
      )}
      {call !== undefined && <ButtonLink href={call.href}>{call.label}</ButtonLink>}
      {elsewhere.map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          href={href}
          variant={call === undefined && index === 0 ? "primary" : "quiet"}
          about={`for ${name}`}
        >
          {label}
        </ButtonLink>
      ))}
    </>
  );
}
