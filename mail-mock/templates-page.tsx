import { formTitles, type FormName } from "../src/form-names.ts";
import type { Colors } from "../src/lib/theme.ts";
import { BackToList, Fields, Page } from "./page.tsx";
import { sendPath } from "./send-endpoint.ts";
import { loadTemplate, testParams } from "../src/forms/email/template.ts";

/** The facility's account with EmailJS itself, as its content has it now. */
export type RealAccount = {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  /** The template of each form that has a page; empty while it is missing. */
  readonly templates: Readonly<Partial<Record<FormName, string>>>;
  /** The address that test messages come from. */
  readonly email: string;
  readonly colors?: Colors | undefined;
};

/** Each form's template, in the order of EmailJS's own fields, with a button that tests it. */
export function TemplatesPage({ account }: { account: RealAccount }) {
  const { origin, publicKey, serviceId, templates, email, colors } = account;
  return (
    <Page title="Templates" head={<script type="module" src="/_mail/test-message.mjs" />}>
      <BackToList />
      <h1>Templates for EmailJS</h1>
      {(Object.keys(templates) as FormName[]).map((form) => {
        const template = loadTemplate(form, colors);
        const { subject, html, "from-name": fromName, "reply-to": replyTo } = template;
        const to = "Your front desk’s own address";
        const message = {
          lib_version: "4.4.1",
          user_id: publicKey,
          service_id: serviceId,
          template_id: templates[form],
          template_params: testParams(template, email),
        };
        return (
          <section key={form}>
            <h2>The {formTitles[form]}</h2>
            <Fields of={{ Subject: subject, "From Name": fromName, "Reply To": replyTo, "To Email": to }} />
            <label>
              Content, Code
              <textarea readOnly rows={6} spellCheck={false} value={html} />
            </label>
            {publicKey && serviceId && templates[form] ? (
              <p>
                <button data-to={origin + sendPath} data-message={JSON.stringify(message)}>
                  Send a test message with EmailJS
                </button>{" "}
                <output />
              </p>
            ) : (
              <p>
                To test it, enter the public key, the service id and this template’s id under Settings, Mail
                service in the editor, and reload this page.
              </p>
            )}
          </section>
        );
      })}
    </Page>
  );
}
