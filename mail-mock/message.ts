import PostalMime, { type Address } from "postal-mime";
import * as v from "valibot";
import { formNames } from "../src/form-names.ts";

/** What `GET /_mail/api/messages` tells of an e-mail; these keys and no others. */
export const messageSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  received: v.pipe(v.string(), v.isoTimestamp()),
  template_id: v.string(),
  template_params: v.record(v.string(), v.unknown()),
  subject: v.string(),
  to: v.string(),
  replyTo: v.string(),
  text: v.string(),
});

/** An e-mail as the JSON API shows it. */
export type Message = v.InferOutput<typeof messageSchema>;

/** What is kept beside the `.eml` file of an e-mail. */
export const storedSchema = v.object({
  ...messageSchema.entries,
  form: v.picklist(formNames),
  from: v.object({ name: v.string(), email: v.string() }),
  /** The name of the SMTP server it was also handed to, or null. */
  deliveredTo: v.nullable(v.string()),
});

/** An e-mail with everything the mail program shows of it. */
export type StoredMessage = v.InferOutput<typeof storedSchema>;

/** What stands in a raw e-mail, read back with a MIME parser. */
export type ParsedMail = {
  readonly subject: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly replyTo: string;
  readonly html: string;
  readonly text: string;
};

/** Parses a raw e-mail; what it says is what a real mail program would show. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    subject: mail.subject ?? "",
    from: { name: mail.from?.name ?? "", email: mail.from?.address ?? "" },
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    html: withoutFinalBreak(mail.html),
    text: withoutFinalBreak(mail.text),
  };
}

/** The part of an e-mail that the JSON API shows. */
export function publicPart(stored: StoredMessage): Message {
  const { id, received, template_id, template_params, subject, to, replyTo, text } = stored;
  return { id, received, template_id, template_params, subject, to, replyTo, text };
}

/** The parser ends every part with a line break of its own. */
function withoutFinalBreak(part: string | undefined): string {
  return (part ?? "").replace(/\n$/, "");
}

function addresses(list: Address[] | undefined): string {
  return (list ?? []).map((one) => one.address ?? "").join(", ");
}
