import { composeEmail, type Facility, type SmtpRelay } from "./email.ts";
import type { Inbox } from "./inbox.ts";
import { responses, type ServiceResponse } from "./service-responses.ts";
import { fillTemplate, loadTemplate } from "../src/forms/email/template.ts";
import type { Account, SendRequest } from "./validate-request.ts";

/** The response to a request and, if it was accepted, the id of the message. */
export type Result = ServiceResponse & { readonly messageId?: string };

type DeliveryOptions = {
  readonly account: Account;
  readonly facility: Facility;
  readonly inbox: Inbox;
  readonly relay: SmtpRelay | undefined;
  readonly clock: () => number;
};

/** Loads the templates; the returned function fills one, relays the e-mail and stores it in the inbox. */
export function createDelivery({ account, facility, inbox, relay, clock }: DeliveryOptions) {
  const templates = new Map(
    Object.values(account.templates).map((form) => [form, loadTemplate(form, facility.colors)]),
  );

  return async ({ form, templateId, params }: SendRequest): Promise<Result> => {
    const template = templates.get(form);
    if (template === undefined) return responses.templateNotFound;
    const date = new Date(clock());
    const { subject, fromName, replyTo, html, text } = fillTemplate(template, params);
    const source = await composeEmail({ subject, fromName, replyTo, html, text }, facility, date);
    try {
      await relay?.send(source, facility);
    } catch (error) {
      // EmailJS also responds 412 with its provider's reason.
      return { status: 412, text: `SMTP: ${error instanceof Error ? error.message : "failed"}` };
    }
    const messageId = await inbox.add({
      received: date.toISOString(),
      template_id: templateId,
      template_params: { ...params },
      subject,
      to: facility.email,
      replyTo,
      text,
      form,
      fromName,
      html,
      source: source.toString("utf8"),
      relayedTo: relay?.host ?? null,
    });
    return { ...responses.ok, messageId };
  };
}
