import type { Page } from "@playwright/test";

/** A rule about pages as they are laid out, which is asked in one visit with the other rules about the same page. */
export interface Question {
  /** What a visitor gets, as the name of a test says it. */
  readonly rule: string;
  readonly pages: readonly string[];
  /** The widths of the window in px. */
  readonly widths: readonly number[];
  /**
   * Asks the page, and leaves it as it was. Expects softly: a hard failure would end the visit, and with it the other
   * questions.
   */
  readonly ask: (page: Page, moment: Moment) => Promise<void>;
}

interface Moment {
  /** The width of the window in px. */
  readonly width: number;
  /** The rule, the page and the width, for messages. */
  readonly where: string;
}
