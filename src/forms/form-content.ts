import type { FormContent } from "../content/schema/form.ts";
import type * as outboxModule from "../mail/outbox/outbox.ts";
import type { FormField } from "../lib/form-fields.ts";

/** The texts of a form that waits for its answers: what its button says meanwhile. */
type WaitingTexts = "notYet" | "needed";

/** The texts that a form shows; the page around it shows the others. */
export type FormTexts = Omit<
  FormContent["texts"],
  "withoutScript" | "left" | "stillLoading" | "notLoaded" | "reload" | WaitingTexts
> &
  Partial<Pick<FormContent["texts"], WaitingTexts>>;

/** What the browser needs of a form; `slug` is the name of its file. */
export type FormDefinition = Omit<FormContent, "email" | "jobs" | "fields" | "texts"> & {
  readonly slug: string;
  readonly fields: readonly FormField[];
  readonly texts: FormTexts;
  /** The link that calls the facility. */
  readonly call: { readonly label: string; readonly href: string };
};

/** What sends a form's messages and says what became of them. */
export type Outbox = Pick<typeof outboxModule, "submit" | "follow" | "statuses" | "subscribe">;
