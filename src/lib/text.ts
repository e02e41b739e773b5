/** A phone number of the United States or Canada as people write it, with or without an extension. */
const americanPhone =
  /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?:[\s,]*(?:ext(?:ension|\.)?|x|#)\s*(\d{1,6}))?\s*$/iu;

/**
 * `614.555.0142` as `(614) 555-0142`, `+1 416 555 0142 x106` as `(416) 555-0142 ext. 106`; `undefined` if it is no number
 * of the United States or Canada.
 */
export function formatAmericanPhone(text: string): string | undefined {
  const [found, area, exchange, line, extension] = americanPhone.exec(text) ?? [];
  if (found === undefined) return undefined;
  const number = `(${area}) ${exchange}-${line}`;
  return extension === undefined ? number : `${number} ext. ${extension}`;
}

/** An extension as people write it at the end of a number: `x106`, `, ext 106`. */
const writtenExtension = /[\s,]*(?:ext(?:ension|\.)?|x|#)\s*(\d{1,6})$/iu;

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

/** The words of a button that calls: `Purchase` as `Call to purchase`. Words that already say it stay. */
export function callTo(words: string): string {
  return /^call\b/iu.test(words) ? words : `Call to ${words.toLowerCase()}`;
}

/** A phone number in a text: `(614) 555-0142`, `+44 20 7946 0018`, `0800 496 0123`, each also with an extension. */
const phoneNumber = /(?:\(\d{3}\) \d{3}-\d{4}|(?:\+|\b0)(?=(?:[ -]?\d){8})\d+(?:[ -]\d+)+)(?: ext\. \d+)?/u;

/** Splits a text at its phone numbers; every second part is one: `["Call ", "(614) 555-0142", "."]`. */
export function cutAtPhones(text: string): string[] {
  return text.split(new RegExp(`(${phoneNumber.source})`, "u"));
}

/** Turns phone numbers in Markdown into links, except those inside a link. */
export function withPhoneLinks(markdown: string): string {
  const linkOrPhone = new RegExp(String.raw`\[[^\]]*\]\([^)]*\)|${phoneNumber.source}`, "gu");
  return markdown.replaceAll(linkOrPhone, (found) =>
    found.startsWith("[") ? found : `[${found}](${phoneUrl(found)})`,
  );
}

/** A label inside a sentence: `Full name` as `full name`; `ZIP code` and `I agree` stay. */
export function inSentence(label: string): string {
  return label.replace(/^(?!I\b)\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}

/** The paragraphs of a plain text, which have empty lines between them. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n\s*/u);
}

/** Keeps a number on the line of the word after it: `4 weeks`. */
export function joinNumbers(text: string): string {
  return text.replaceAll(/(?<=\b\d+) (?=\p{Ll})/gu, "\u00A0");
}

/** Converts words to an id or fragment: `How to apply` becomes `how-to-apply`. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}

/** The ids of the site's own parts, on pages that show a text. Scripts and labels find these parts by them. */
const idsOfTheSite: ReadonlySet<string> = new Set([
  "a-to-z",
  "analytics",
  "answers-left",
  "ask-the-desk",
  "coaches",
  "facility-card-name",
  "footer-apps",
  "footer-hours",
  "footer-place",
  "form-place",
  "main",
  "menu",
  "not-loaded",
  "notices",
  "search-words",
  "sent-copy-title",
  "table-of-contents-title",
]);

/** The id of a heading in a text: its words, and never that of a part of the site, as in `## Notices`. */
export function headingId(words: string): string {
  const id = slug(words);
  return idsOfTheSite.has(id) ? `text-${id}` : id;
}

/** The words of a Markdown heading, and its id on the page; `line` is the heading without its first # signs. */
export function headingOf(line: string): { text: string; id: string } {
  const words = line.replace(/[\s#]+$/u, "");
  return { text: plainText(words), id: headingId(words.replaceAll(link, "$1")) };
}

/** The headings of a Markdown text, in order, with their level: 2 is the first below the page's own. */
export function headingsOf(markdown: string): { level: number; text: string; id: string }[] {
  return [...markdown.matchAll(/^(#{2,6})\s+(.+)$/gmu)].map(([, marks = "", line = ""]) => ({
    level: marks.length,
    ...headingOf(line),
  }));
}

const link = /\[([^\]]*)\]\([^)]*\)/gu;

/** Markdown in one line without its marks: the words of links, lists and headings. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(link, "$1")
    .replaceAll(/^\s*(?:[-+]|\d+\.|#+)\s+/gmu, "")
    .replaceAll(/[*_`]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
