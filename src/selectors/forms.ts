/** Forms, as the browser needs them. */
import { isAmerican } from "../content/schema/country.ts";
import type { FormTexts } from "../content/schema/form.ts";
import { textsAroundForm, waitingTexts } from "../content/schema/form-texts.ts";
import type { Facility } from "../content/schema/facility.ts";
import type { Content } from "../content/schema/registry.ts";
import { callLink } from "../lib/phone-number.ts";

type Form = Content["forms"][number];

type Field = Form["fields"][number];

/** Digits as people group them in any country. */
const anyPhone = "[+(]?[0-9][0-9 ().-]{5,24}";

/** A field as visitors of a country answer it: outside of America, any phone number passes the check. */
function inCountry(field: Field, country: string): Field {
  if (isAmerican(country) || field.kind !== "phone" || !field.checked) return field;
  return { ...field, checked: false, pattern: field.pattern ?? anyPhone };
}

/** The part of a form that its script needs, and the phone number. Its e-mail and the texts around it stay out. */
export function forBrowser(
  { email: _email, jobs: _jobs, fields, ...form }: Form,
  { address, phone }: Pick<Facility, "address" | "phone">,
) {
  return {
    ...form,
    waitForAnswers: ifSet(form.waitForAnswers),
    waitForDelivery: ifSet(form.waitForDelivery),
    keepAnswers: ifSet(form.keepAnswers),
    fields: fields.map((field) => inCountry(field, address.country)),
    texts: textsForBrowser(form),
    call: callLink(phone),
  };
}

/** A flag that takes no room in a page unless it is set. */
function ifSet(flag: boolean): true | undefined {
  return flag ? true : undefined;
}

function textsForBrowser({ texts, waitForAnswers }: Pick<Form, "texts" | "waitForAnswers">): FormTexts {
  const leftOut = new Set<string>([...Object.keys(textsAroundForm), ...(waitForAnswers ? [] : waitingTexts)]);
  const kept = Object.entries(texts).filter(([key]) => !leftOut.has(key));
  return Object.fromEntries(kept) as FormTexts;
}

/** The account that messages are sent with. The local mail service has a name for each key that is still missing. */
export function mailAccount({ mail, forms }: Pick<Content, "mail" | "forms">, isLocal: boolean) {
  const keyOr = (key: string, name: string) => key || (isLocal ? `local_${name}` : "");
  return {
    publicKey: keyOr(mail.publicKey, "key"),
    serviceId: keyOr(mail.serviceId, "service"),
    /** The ids of the templates, by their forms. */
    templates: Object.fromEntries(forms.map(({ slug, email }) => [slug, keyOr(email.template, slug)])),
  };
}
