import type { ReactNode } from "react";
import type { DateText } from "../lib/date-text.ts";
import type { Term } from "../lib/yearly.ts";
import "./Scheduled.css";

interface Props extends Partial<Pick<Term, "repeats">> {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** How many days before the first day it already shows. */
  readonly ahead?: number;
  /** Shown on all days except these. */
  readonly outside?: boolean;
  /** Whether it shows on the day of the build. */
  readonly shown: boolean;
  readonly as?: "div" | "li" | "p";
  readonly id?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content shown from one day through another, once or every year. The build decides first; `client/scheduled.ts`
 * decides again in the browser, so that a page that is open for days or comes from a cache does not show what has
 * passed.
 */
export function Scheduled({ from, until, repeats, ahead, outside, shown, as = "div", ...rest }: Props) {
  const Tag = as;
  return (
    <Tag
      {...rest}
      data-from={from}
      data-until={until}
      data-repeats={repeats}
      data-ahead={ahead}
      data-outside={outside ? "" : undefined}
      hidden={!shown}
    />
  );
}

/** Dates in words. The browser updates dates that repeat when the next time comes. */
export function Dates({ of: { text, form, term, told } }: { readonly of: DateText }) {
  if (!term.repeats) return text;
  const { from, until, repeats } = term;
  return (
    <span data-from={from} data-until={until} data-repeats={repeats} data-form={form} data-told={told}>
      {text}
    </span>
  );
}
