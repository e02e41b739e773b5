import type { ReactNode } from "react";
import { dayAfter } from "../../lib/zoned-time.ts";
import type { Sale } from "../../selectors/sale.ts";
import { DisabledButton, type ButtonVariant } from "../../ui/Button.tsx";
import { Scheduled } from "../../ui/Scheduled.tsx";
import { Sentence } from "../../ui/Sentence.tsx";

interface SaleProps {
  /** Undefined for offers that are always on sale. */
  readonly sale: Sale | undefined;
}

interface SaleButtonProps extends SaleProps {
  /** The text of the disabled button. */
  readonly action: string;
  readonly about: string;
  /** The id of its `SaleReason`. */
  readonly reasonId: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A purchase link during the sale, and a disabled button before and after it; a `SaleReason` says why. */
export function SaleButton({
  sale,
  action,
  about,
  reasonId,
  variant = "primary",
  children,
}: SaleButtonProps) {
  if (!sale) return children;
  return (
    <>
      <DuringSale sale={sale}>{children}</DuringSale>
      <OutsideSale sale={sale} as="div" className="scheduled">
        {(_, moment) => (
          <DisabledButton about={about} reasonId={`${reasonId}-${moment}`} variant={variant}>
            {action}
          </DisabledButton>
        )}
      </OutsideSale>
    </>
  );
}

/** Content shown only during a sale. */
export function DuringSale({ sale, children }: SaleProps & { readonly children: ReactNode }) {
  if (!sale) return children;
  const { phase, from, until } = sale;
  if (phase === "after") return null;
  return (
    <Scheduled className="scheduled" from={from} until={until} shown={phase === "during"}>
      {children}
    </Scheduled>
  );
}

interface SaleReasonProps extends SaleProps {
  readonly id: string;
  /** Why the button is disabled even during the sale. */
  readonly reason?: string | undefined;
}

/** The line that says why a button of a card is disabled. */
export function SaleReason({ sale, id, reason }: SaleReasonProps) {
  const { phase, from, until } = sale ?? {};
  return (
    <>
      {reason !== undefined && phase !== "after" && (
        <Scheduled
          as="p"
          id={id}
          className="button-reason"
          from={from}
          until={until}
          shown={phase !== "before"}
        >
          <Sentence>{reason}</Sentence>
        </Scheduled>
      )}
      {sale && (
        <OutsideSale sale={sale} as="p" id={id} className="sale-note button-reason">
          {(text) => text && <Sentence>{text}</Sentence>}
        </OutsideSale>
      )}
    </>
  );
}

interface OutsideSaleProps {
  readonly sale: Sale;
  readonly as: "div" | "p";
  readonly id?: string | undefined;
  readonly className: string;
  readonly children: (reason: string | undefined, moment: "before" | "after") => ReactNode;
}

function OutsideSale({ sale, id, children, ...tag }: OutsideSaleProps) {
  const { phase, from, until, before, after } = sale;
  return (
    <>
      {phase === "before" && from !== undefined && (
        <Scheduled {...tag} id={id && `${id}-before`} until={dayAfter(from, -1)} shown>
          {children(before, "before")}
        </Scheduled>
      )}
      {(until !== undefined || phase === "after") && (
        <Scheduled
          {...tag}
          id={id && `${id}-after`}
          from={until && dayAfter(until)}
          shown={phase === "after"}
        >
          {children(after, "after")}
        </Scheduled>
      )}
    </>
  );
}
