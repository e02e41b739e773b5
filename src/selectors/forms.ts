/** The form of a page, as the browser needs it. */
import type { Content } from "../content/schema/registry.ts";
import { formatPhone, phoneUrl } from "../lib/text.ts";

type Form = Content["forms"][number];

/** The form that a page shows. @throws Error when it shows none: the content check has a rule for that. */
export function formOf({ pages, forms }: Pick<Content, "pages" | "forms">, page: string): Form {
  const name = pages.find(({ slug }) => slug === page)?.form;
  const form = forms.find(({ slug }) => slug === name);
  if (!form) throw new Error(`The page "${page}" shows no form.`);
  return form;
}

/** What the browser needs of a form: not its email, nor what only the page around it shows; and how to call. */
export function forBrowser(
  { email: _email, jobs: _jobs, ...form }: Form,
  { phone }: Pick<Content["facility"], "phone">,
) {
  const {
    withoutScript: _off,
    stillLoading: _wait,
    left: _left,
    notLoaded: _failed,
    reload: _again,
    ...texts
  } = form.texts;
  return { ...form, texts, call: { label: `Call ${formatPhone(phone)}`, href: phoneUrl(phone) } };
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
