/**
 * The events by which a form tells the script that came before it (`early/before-form.ts`, `early/typed-answers.ts`)
 * what happens to it. They start at the form element and bubble. The small script shares no file with the form's: a build
 * would make it wait for that. So this is a type, without values.
 *
 * - `live`: the form works; its place in the page then has the attribute `data-live`
 * - `drawn`: the form was drawn, maybe as another element than before
 * - `sent`: the message is safe, and its answers stay in the form
 */
export type FormEventName = "live" | "drawn" | "sent";
