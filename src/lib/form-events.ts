/**
 * The events by which a form (`forms/`) tells the scripts of its page (`client/before-form.ts`,
 * `client/typed-answers.ts`) what happens to it. They start at the form element and bubble.
 */

/** The form works. Its place in the page then has the attribute `data-live`. */
export const FORM_LIVE = "live";
/** The form was drawn, maybe as another element than before. */
export const FORM_DRAWN = "drawn";
/** The message is safe, and its answers stay in the form. */
export const ANSWERS_SENT = "sent";
