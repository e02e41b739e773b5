import type { FormContent, FormTexts } from "../content/schema/form.ts";
import type * as outboxModule from "../mail/outbox/outbox.ts";
import type { FormField } from "./fields/field.ts";

type Flag = "waitForAnswers" | "waitForDelivery" | "keepAnswers";

/** What the browser needs of a form; `slug` is the name of its file. */
export type FormDefinition = Omit<FormContent, "email" | "jobs" | "fields" | "texts" | Flag> & {
  /** The flags that are set. */
  readonly [name in Flag]?: true | undefined;
} & {
  readonly slug: string;
  readonly fields: readonly FormField[];
  readonly texts: FormTexts;
  /** The link that calls the facility. */
  readonly call: { readonly label: string; readonly href: string };
};

/** What sends a form's messages and says what became of them. */
type Outbox = Pick<typeof outboxModule, "submit" | "follow" | "statuses" | "subscribe">;

/** The page in which a form works. */
export interface FormPage {
  readonly outbox: Outbox;
  /** Draws the form anew, because somebody has taken away a part of it. */
  readonly drawAnew: () => void;
  /** Where the errors of an attempt are: at the top of the page, where its visitor is led. Null if others took it away. */
  readonly errorsPlace: HTMLElement | null;
}
