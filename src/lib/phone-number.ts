/** Phone numbers: how they are written, dialed, found in texts, and checked in a form. */
import { linkPattern } from "./markdown-link.ts";

/** A phone number of the United States or Canada as people write it, without its extension. */
const americanNumber = /^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/u;

/** An extension as people write it at the end of a number: `x106`, `, ext 106`. */
const writtenExtension = /[\s,]*(?:ext(?:ension|\.)?|x|#)\s*(\d{1,6})$/iu;

/**
 * `614.555.0142` as `(614) 555-0142`, `+1 416 555 0142 x106` as `(416) 555-0142 ext. 106`; `undefined` if it is no
 * number of the United States or Canada.
 */
export function formatAmericanPhone(text: string): string | undefined {
  const phone = text.trim();
  const [, extension] = writtenExtension.exec(phone) ?? [];
  const parts = americanNumber.exec(phone.replace(writtenExtension, ""));
  if (!parts) return undefined;
  const [, area, exchange, line] = parts;
  const number = `(${area}) ${exchange}-${line}`;
  return extension === undefined ? number : `${number} ext. ${extension}`;
}

/** A number of another country as it is written, with `ext.` before its extension. */
export function withExtension(text: string): string {
  return text.replace(writtenExtension, " ext. $1");
}

/** A phone number and its extension: `["+44 20 7946 0018", "106"]`. */
function cutAtExtension(phone: string): readonly [number: string, extension: string | undefined] {
  const [number = "", extension] = phone.split(/\s*ext\.\s*/u);
  return [number, extension];
}

/** The `tel:` URL of a phone number in any format: `tel:+16145550142`; a comma waits before an extension is dialed. */
export function phoneUrl(phone: string): `tel:${string}` {
  const [number, extension] = cutAtExtension(phone);
  const digits = number.replaceAll(/\D/gu, "");
  const wait = extension === undefined ? "" : `,${extension}`;
  if (number.startsWith("+")) return `tel:+${digits}${wait}`;
  return formatAmericanPhone(number) === undefined ? `tel:${digits}${wait}` : `tel:+1${digits}${wait}`;
}

/** A phone number for other countries: `+1-614-555-0142`; one that is not of America stays as it is. */
export function internationalPhone(phone: string): string {
  const [number, extension] = cutAtExtension(phone);
  if (formatAmericanPhone(number) === undefined || number.startsWith("+")) return phone;
  const dashed = `+1-${number.replaceAll(/\D+/gu, "-").replaceAll(/^-/gu, "")}`;
  return extension === undefined ? dashed : `${dashed} ext. ${extension}`;
}

/** The link that calls a number, and says so: `Call (614) 555-0142`. */
export function callLink(phone: string): { label: string; href: string } {
  return { label: `Call ${phone}`, href: phoneUrl(phone) };
}

/** The words of a button that calls: `Purchase` as `Call to purchase`. Words that already say it stay. */
export function callTo(words: string): string {
  return /^call\b/iu.test(words) ? words : `Call to ${words.toLowerCase()}`;
}

/** A phone number in a text: `(614) 555-0142`, `614-555-0142`, `+44 20 7946 0018`, `0800 496 0123`, each also with an extension. */
const phoneNumber =
  /(?:\(\d{3}\) \d{3}-\d{4}|(?<![\d-])\d{3}[-.]\d{3}[-.]\d{4}(?!\d)|(?:\+|\b0)(?=(?:[ -]?\d){8})\d+(?:[ -]\d+)+)(?: ext\. \d+)?/u;

/** Splits a text at its phone numbers; every second part is one: `["Call ", "(614) 555-0142", "."]`. */
export function cutAtPhones(text: string): string[] {
  return text.split(new RegExp(`(${phoneNumber.source})`, "u"));
}

/** A web address alone, or code. */
const addressOrCode = /https?:\/\/\S+|`[^`\n]*`/u;

/** Turns phone numbers in Markdown into links, except those inside a link, a web address or code. */
export function withPhoneLinks(markdown: string): string {
  const others = `${linkPattern.source}|${addressOrCode.source}`;
  return markdown.replaceAll(new RegExp(`${others}|${phoneNumber.source}`, "gu"), (found) =>
    /^[[`h]/u.test(found) ? found : `[${found}](${phoneUrl(found)})`,
  );
}

/**
 * A phone number of the contact form (specification, section 5): an optional country code (one to three digits, with or
 * without +), an optional area code (three digits, with or without parentheses), three digits, four digits. Parts may
 * be separated by a space, a dot or a hyphen.
 */
const specifiedPhone = /^(?:\+?\d{1,3}[ .-]?)?(?:(?:\(\d{3}\)|\d{3})[ .-]?)?\d{3}[ .-]?\d{4}$/u;

/**
 * Whether an answer of the contact form can be dialed as written. The invisible marks of a copied number do not count,
 * and its other spaces and dashes count as plain ones.
 */
export function looksLikePhone(text: string): boolean {
  const plain = text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2010-\u2013]/gu, "-");
  return specifiedPhone.test(plain.trim());
}
