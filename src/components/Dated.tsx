import type { ReactNode } from "react";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Sale } from "../model/season.ts";
import { DisabledButton, type ButtonLook } from "../ui/Button.tsx";
import "./Dated.css";

interface Props {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Whether the day of the build is one of these. */
  readonly shown: boolean;
  readonly as?: "div" | "li" | "p";
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shown from one day through another. The build decides first; `scripts/open-now.ts` decides anew in the browser,
 * so that a page kept open or in a cache does not show what has passed.
 */
export function Dated({ from, until, shown, as: Tag = "div", className, children }: Props) {
  return (
    <Tag className={className} data-from={from} data-until={until} hidden={!shown}>
      {children}
    </Tag>
  );
}

interface ForSaleProps {
  /** Nothing for what is always on sale. */
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
  const { phase, from, until, before, after } = sale;
  const disabled = (because: string) => (
    <DisabledButton about={about} because={because} look={look}>
      {action}
    </DisabledButton>
  );
  return (
    <>
      {phase === "after" ? null : <WhileOnSale sale={sale}>{children}</WhileOnSale>}
      {phase === "before" && from !== undefined ? (
        <Dated className="dated" until={dayAfter(from, -1)} shown>
          {disabled(before)}
        </Dated>
      ) : null}
      {until === undefined ? null : (
        <Dated className="dated" from={dayAfter(until)} shown={phase === "after"}>
          {disabled(after)}
        </Dated>
      )}
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
  const { phase, from, until } = sale;
  return phase === "after" ? null : (
    <Dated className="dated" from={from} until={until} shown={phase === "during"}>
      {children}
    </Dated>
  );
}

/** Says that a sale has not begun, or is over. */
export function SaleNote({ sale }: { readonly sale: Sale | undefined }) {
  if (!sale) return null;
  const { phase, from, until, before, after } = sale;
  return (
    <>
      {phase === "before" && from !== undefined ? (
        <Dated as="p" className="sale-note" until={dayAfter(from, -1)} shown>
          {before}
        </Dated>
      ) : null}
      {until === undefined ? null : (
        <Dated as="p" className="sale-note" from={dayAfter(until)} shown={phase === "after"}>
          {after}
        </Dated>
      )}
    </>
  );
}
