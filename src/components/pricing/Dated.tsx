import type { ReactNode } from "react";
import type { DateText } from "../../lib/date-text.ts";
import type { Term } from "../../lib/yearly.ts";
import { dayAfter } from "../../lib/zoned-time.ts";
import type { Sale } from "../../selectors/seasons.ts";
import { DisabledButton, type ButtonLook } from "../../ui/Button.tsx";
import "./Dated.css";

interface Props extends Partial<Pick<Term, "repeats">> {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** How many days before the first it shows already. */
  readonly ahead?: number;
  /** Shown on all days but these. */
  readonly outside?: boolean;
  /** Whether it shows on the day of the build. */
  readonly shown: boolean;
  readonly as?: "div" | "li" | "p";
  readonly id?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shown from one day through another, once or every year. The build decides first; `client/dated.ts` decides anew in
 * the browser, so that a page kept open or in a cache does not show what has passed.
 */
export function Dated({
  from,
  until,
  repeats,
  ahead,
  outside = false,
  shown,
  as: Tag = "div",
  id,
  className,
  children,
}: Props) {
  return (
    <Tag
      id={id}
      className={className}
      data-from={from}
      data-until={until}
      data-repeats={repeats}
      data-ahead={ahead}
      data-outside={outside ? "" : undefined}
      hidden={!shown}
    >
      {children}
    </Tag>
  );
}

/** Dates in words; those of what repeats are told anew in the browser once the next time has come. */
export function Dates({ of: { text, form, term, told } }: { readonly of: DateText }) {
  if (!term.repeats) return text;
  const { from, until, repeats } = term;
  return (
    <span data-from={from} data-until={until} data-repeats={repeats} data-form={form} data-told={told}>
      {text}
    </span>
  );
}

interface ForSaleProps {
  /** Undefined for what is always on sale. */
  readonly sale: Sale | undefined;
  /** What the button says that is there in its place. */
  readonly action: string;
  readonly about: string;
  /** The id of its `SaleReason`. */
  readonly why: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** A purchase link while its sale lasts; before and after, a disabled button; a `SaleReason` says why. */
export function ForSale({ sale, action, about, why, look = "primary", children }: ForSaleProps) {
  if (!sale) return children;
  return (
    <>
      <WhileOnSale sale={sale}>{children}</WhileOnSale>
      <OffSale sale={sale} as="div" className="dated">
        {(_, moment) => (
          <DisabledButton about={about} why={`${why}-${moment}`} look={look}>
            {action}
          </DisabledButton>
        )}
      </OffSale>
    </>
  );
}

/** What stands there only while a sale lasts. */
export function WhileOnSale({
  sale,
  children,
}: {
  readonly sale: Sale | undefined;
  readonly children: ReactNode;
}) {
  if (!sale) return children;
  const { phase, from, until, again } = sale;
  return phase === "after" ? null : (
    <Dated className="dated" {...(again ?? { from, until })} shown={phase === "during"}>
      {children}
    </Dated>
  );
}

interface NoteProps {
  readonly sale: Sale | undefined;
  /** The beginning of its ids, for the buttons that it explains. */
  readonly id?: string;
  readonly className?: string;
}

/** Says that a sale has not begun, or is over. */
export function SaleNote({ sale, id, className = "sale-note" }: NoteProps) {
  if (!sale) return null;
  return (
    <OffSale sale={sale} as="p" id={id} className={className}>
      {(because) => because}
    </OffSale>
  );
}

interface ReasonProps {
  readonly sale: Sale | undefined;
  readonly id: string;
  /** Why the button cannot be pressed while the sale lasts. */
  readonly otherwise?: string | undefined;
}

/** The line under the buttons of a card: why one of them cannot be pressed. */
export function SaleReason({ sale, id, otherwise }: ReasonProps) {
  const { phase, from, until, again } = sale ?? {};
  return (
    <>
      {otherwise === undefined || phase === "after" ? null : (
        <Dated
          as="p"
          id={id}
          className="button-reason"
          {...(again ?? { from, until })}
          shown={phase !== "before"}
        >
          {otherwise}
        </Dated>
      )}
      <SaleNote sale={sale} id={id} className="sale-note button-reason" />
    </>
  );
}

type Moment = "before" | "after";

interface OffSaleProps {
  readonly sale: Sale;
  readonly as: "div" | "p";
  readonly id?: string | undefined;
  readonly className: string;
  /** What stands there while nothing is on sale, for that reason. */
  readonly children: (because: ReactNode, moment: Moment) => ReactNode;
}

function OffSale({ sale, id, children, ...look }: OffSaleProps) {
  const tag = (moment: Moment) => ({ ...look, id: id === undefined ? undefined : `${id}-${moment}` });
  const { phase, from, until, before, after, again } = sale;
  const notYet = before && (
    <>
      {before.words} <Dates of={before.date} />
    </>
  );
  if (again) {
    return (
      <Dated {...tag("before")} {...again} outside shown={phase === "before"}>
        {children(notYet, "before")}
      </Dated>
    );
  }
  return (
    <>
      {phase === "before" && from !== undefined ? (
        <Dated {...tag("before")} until={dayAfter(from, -1)} shown>
          {children(notYet, "before")}
        </Dated>
      ) : null}
      {until === undefined ? null : (
        <Dated {...tag("after")} from={dayAfter(until)} shown={phase === "after"}>
          {children(after, "after")}
        </Dated>
      )}
    </>
  );
}
