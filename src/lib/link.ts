/** Links as pages and buttons have them. */
import { callTo } from "./phone-number.ts";

/** Where a button or a link leads. */
export interface Link {
  readonly href: string;
  /** False for phone calls, and for our own pages but those with prices (`pricePageLink`). */
  readonly newWindow: boolean;
}

/** A link of a menu or a page, with its text. */
export interface TextLink extends Link {
  readonly label: string;
}

/** The text of a button: one that calls the front desk says so, as "Call to purchase" or in words of its own. */
export function buttonLabel({ href }: Link, label: string, calling = callTo(label)): string {
  return href.startsWith("tel:") ? calling : label;
}
