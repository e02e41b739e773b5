/** The form of a page, as the browser needs it. */
import type { FormField } from "../lib/form-fields.ts";
import type { Content } from "../content/schema/registry.ts";

type Form = Content["forms"][number];

/** The form that a page shows. @throws Error when it shows none: the content check has a rule for that. */
export function formOf({ pages, forms }: Pick<Content, "pages" | "forms">, page: string): Form {
  const name = pages.find(({ slug }) => slug === page)?.form;
  const form = forms.find(({ slug }) => slug === name);
  if (!form) throw new Error(`The page "${page}" shows no form.`);
  return form;
}

/** What the browser needs of a form: not its email, what only the page around it shows, and what fields leave out. */
export function forBrowser({ slug, name: title, email: _email, jobs: _jobs, fields, ...form }: Form) {
  return { ...form, name: slug, title, fields: fields.map(withoutDefaults) };
}

function withoutDefaults(field: FormField): FormField {
  const said = Object.entries(field).filter(
    ([key, value]) => !isDefault(value) && key !== "sent" && (key !== "rows" || field.kind === "long text"),
  );
  const { kind, name, fields = [] } = field;
  const inner = fields.length > 0 ? { fields: fields.map(withoutDefaults) } : {};
  return { ...Object.fromEntries(said), ...inner, kind, name, ...(field.sent === false && { sent: false }) };
}

function isDefault(value: unknown): boolean {
  return (
    value === undefined || value === false || value === "full" || (Array.isArray(value) && value.length === 0)
  );
}
