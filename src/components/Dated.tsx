import type { ReactNode } from "react";
import type { DateWords } from "../lib/date-words.ts";
import type { Term } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Sale } from "../model/season.ts";
import { DisabledButton, type ButtonLook } from "../ui/Button.tsx";
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
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shown from one day through another, once or every year. The build decides first; `scripts/dated.ts` decides anew in
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
  className,
  children,
}: Props) {
  return (
    <Tag
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
export function Dates({ of: { text, form, term, told } }: { readonly of: DateWords }) {
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
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** A purchase link while its sale lasts; before and after, a disabled button that says why. */
export function ForSale({ sale, action, about, look = "primary", children }: ForSaleProps) {
  if (!sale) return children;
  return (
    <>
      <WhileOnSale sale={sale}>{children}</WhileOnSale>
      <OffSale sale={sale} as="div" className="dated">
        {(because) => (
          <DisabledButton about={about} because={because} look={look}>
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

/** Says that a sale has not begun, or is over. */
export function SaleNote({ sale }: { readonly sale: Sale | undefined }) {
  if (!sale) return null;
  return (
    <OffSale sale={sale} as="p" className="sale-note">
      {(because) => because}
    </OffSale>
  );
}

interface OffSaleProps {
  readonly sale: Sale;
  readonly as: "div" | "p";
  readonly className: string;
  /** What stands there while nothing is on sale, for that reason. */
  readonly children: (because: ReactNode) => ReactNode;
}

function OffSale({ sale, children, ...tag }: OffSaleProps) {
  const { phase, from, until, before, after, again } = sale;
  const notYet = before && (
    <>
      {before.words} <Dates of={before.date} />
    </>
  );
  if (again) {
    return (
      <Dated {...tag} {...again} outside shown={phase === "before"}>
        {children(notYet)}
      </Dated>
    );
  }
  return (
    <>
      {phase === "before" && from !== undefined ? (
        <Dated {...tag} until={dayAfter(from, -1)} shown>
          {children(notYet)}
        </Dated>
      ) : null}
      {until === undefined ? null : (
        <Dated {...tag} from={dayAfter(until)} shown={phase === "after"}>
          {children(after)}
        </Dated>
      )}
    </>
  );
}
