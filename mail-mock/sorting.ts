import { answers, type Answer } from "./answers.ts";
import type { Account, Letter } from "./checks.ts";
import { compose, type Mailbox } from "./compose.ts";
import type { Delivery } from "./delivery.ts";
import { formNames, type FormName } from "../src/form-names.ts";
import type { MailboxStore } from "./mailbox.ts";
import { parseMail } from "./message.ts";
import { fillTemplate, loadTemplate, type Template } from "./template.ts";

/** Where a letter becomes an e-mail: template, MIME message, SMTP server if there is one, mailbox. */
export type Sorting = {
  readonly account: Account;
  /** Sends a letter; the answer is `OK` once the e-mail is on disk. */
  take(letter: Letter): Promise<{ answer: Answer; message?: string }>;
};

/** What sorting needs. */
export type SortingOptions = {
  readonly account: Account;
  readonly facility: Mailbox;
  readonly mailbox: MailboxStore;
  readonly delivery: Delivery | undefined;
  readonly clock: () => number;
};

/** Reads the four templates and gets to work. */
export function createSorting(options: SortingOptions): Sorting {
  const { account, facility, mailbox, delivery, clock } = options;
  const templates = new Map<FormName, Template>(formNames.map((form) => [form, loadTemplate(form)]));

  return {
    account,
    async take({ form, templateId, params }) {
      const template = templates.get(form);
      if (template === undefined) return { answer: answers.templateNotFound };
      const now = new Date(clock());
      const raw = await compose(fillTemplate(template, params), facility, now);
      const { html: _html, ...mail } = await parseMail(raw);
      try {
        await delivery?.deliver(raw, facility);
      } catch (error) {
        // The real service passes its provider's words on with a 412, and so nothing counts as sent.
        return {
          answer: { status: 412, text: `SMTP: ${error instanceof Error ? error.message : "failed"}` },
        };
      }
      const stored = await mailbox.add(
        {
          ...mail,
          form,
          received: now.toISOString(),
          template_id: templateId,
          template_params: { ...params },
          deliveredTo: delivery?.server ?? null,
        },
        raw,
      );
      return { answer: answers.ok, message: stored.id };
    },
  };
}
