/** The pages below `/_mail`: plain HTML without scripts. */
import type { Message } from "./inbox.ts";
import type { MailTemplate } from "./template.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/gu, (letter) => entities[letter] ?? "");

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
dt { font-weight: 600; }
textarea { box-sizing: border-box; width: 100%; }
</style>
<h1>${title}</h1>
${body}
</html>
`;

/** The messages, newest first, each with a link to its text. */
export function listPage(messages: readonly Message[]): string {
  const items = messages.map(
    ({ id, subject, received }) =>
      `<li><a href="/_mail/${id}" dir="auto">${escape(subject || "No subject")}</a>, ${new Date(received).toLocaleString("en-US")}</li>`,
  );
  return page(
    "Mail",
    `<p>What the forms of <a href="/">the site</a> sent. It stays on this computer. <a href="/_mail/templates">Templates for EmailJS</a></p>
${items.length > 0 ? `<ol>\n${items.join("\n")}\n</ol>\n<form method="post" action="/_mail/clear"><button>Delete all</button></form>` : "<p>No messages yet.</p>"}`,
  );
}

/** A message as the front desk would read it. */
export function messageText({ subject, to, replyTo, received, text }: Message): string {
  return `To: ${to}\nReply-To: ${replyTo}\nDate: ${received}\nSubject: ${subject}\n\n${text}`;
}

/** The templates to paste into EmailJS, in the order of its own fields. */
export function templatesPage(templates: readonly (readonly [title: string, MailTemplate])[]): string {
  const sections = templates.map(
    ([title, { subject, html, "from-name": fromName, "reply-to": replyTo }]) => `<h2>The ${escape(title)}</h2>
<dl>
<dt>Subject</dt><dd>${escape(subject)}</dd>
<dt>From Name</dt><dd>${escape(fromName)}</dd>
<dt>Reply To</dt><dd>${escape(replyTo)}</dd>
<dt>To Email</dt><dd>Your front desk’s own address</dd>
</dl>
<label>Content, Code <textarea readonly rows="6" spellcheck="false">${escape(html)}</textarea></label>`,
  );
  return page("Templates for EmailJS", `<p><a href="/_mail">All messages</a></p>\n${sections.join("\n")}`);
}
