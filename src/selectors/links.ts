/** Where a button or a link leads. */
export interface Link {
  readonly href: string;
  /** False for phone calls, and for our own pages but those with prices (`pricesLink`). */
  readonly newWindow: boolean;
}

/** A link of a menu or a page, with its text. */
export interface TextLink extends Link {
  readonly label: string;
}
