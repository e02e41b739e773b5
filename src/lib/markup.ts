/** Marks of HTML and Markdown in texts that visitors read as they were typed. */
import { decodeEntity } from "markdown-to-jsx/entities";

/** Something in a text that is no plain words, and what to do about it. */
export interface Markup {
  readonly found: string;
  readonly advice: string;
}

const entity = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z][a-z\d]{1,31}));/giu;
const highestCodePoint = 0x10ffff;

/** A text with the characters that it writes as HTML does: `&` for `&amp;`. What is no such name stays. */
export function decodeEntities(text: string): string {
  return text.replaceAll(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return decodeEntity(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code <= highestCodePoint ? String.fromCodePoint(code) : whole;
  });
}

/** Up to the end of a tag, over several lines, but not beyond a paragraph. */
const restOfTag = String.raw`(?:(?!\n\s*\n)[^<>])*>`;
const unclosedTag = "(?:script|style|iframe|object|embed|img|div|span|table|font|center|br)";

const mapAdvice =
  "a map belongs under map in facility.yaml, as embed: only the address between the quotation marks after src";

const htmlAdvice = "expected Markdown, not HTML: **bold**, - for a list, [words](route:contactus)";

/** The HTML that a text may not hold, with what to do about it; over several lines, too. */
const html: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/<!--/u, "expected no comment, which visitors would read: delete it"],
  [/<(?:!doctype\b|!\[CDATA\[|\?(?:php|xml)\b)/iu, htmlAdvice],
  [/<\/?iframe\b/iu, `expected words, not a part of another site: ${mapAdvice}`],
  [
    new RegExp(String.raw`<(?:\/?[a-z][\w-]*(?=[\s/>])${restOfTag}|\/?${unclosedTag}(?=[\s/]|$))`, "iu"),
    htmlAdvice,
  ],
];

/** The first HTML in a text in Markdown, with its place. */
export function htmlIn(text: string): (Markup & { readonly index: number }) | undefined {
  return html
    .flatMap(([pattern, advice]) => {
      const hit = pattern.exec(text);
      return hit ? [{ found: hit[0], advice, index: hit.index }] : [];
    })
    .toSorted((a, b) => a.index - b.index)
    .at(0);
}

/** Words between two of the same marks, which do not stand inside a word: `*so*`, but not `5 * 3 * 2`. */
function between(mark: string): RegExp {
  return new RegExp(
    String.raw`(?<![\w*~=_])${mark}(?=[^\s*~=_])[^\n]*?(?<=[^\s*~=_])${mark}(?![\w*~=_])`,
    "u",
  );
}

/** The marks of Markdown that plain words may not have, with what to do about each. */
const marks: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\[[^\]]+\]\([^)]*\)/u, "leave out the brackets and the address: a link belongs in a text in Markdown"],
  [/\[\^[^\]]*\]/u, "mark a footnote with *, as in Student*"],
  [/\[![A-Za-z]+\]/u, "leave out this mark and write its word: Note: …"],
  [/^\s*\[[ xX]\] /mu, "leave out the box"],
  [/<(?:https?:|mailto:)[^\s<>]*>|<[^\s<>@]+@[^\s<>]+>/iu, "leave out the < and the >"],
  [between(String.raw`\*\*`), "leave out the **"],
  [between(String.raw`\*`), "leave out the * around the words"],
  [between("__"), "leave out the __ around the words"],
  [between("_"), "leave out the _ around the words"],
  [between("~~"), "leave out the ~~ around the words"],
  [between("=="), "leave out the == around the words"],
  [/`[^`\n]+`/u, "leave out the ` around the words"],
  [/^\s*#{1,6} /mu, "leave out the # at the beginning"],
  [/^\s*> /mu, "leave out the > at the beginning"],
  [/^\s*- \S/mu, "leave out the - at the beginning"],
  [/^\s*[•◦▪‣●]/mu, "leave out the bullet at the beginning"],
  [/\\[\\`*_[\]()#<>~]/u, String.raw`leave out the \, which only Markdown needs`],
];

/** The first mark of HTML or Markdown in plain words, which would show it; undefined if there is none. */
export function markupIn(text: string): Markup | undefined {
  const tag = htmlIn(text);
  if (tag) return { found: tag.found, advice: /iframe/iu.test(tag.found) ? mapAdvice : "leave out the HTML" };
  const written = text.match(entity)?.find((each) => decodeEntities(each) !== each);
  if (written !== undefined) return { found: written, advice: entityAdvice(decodeEntities(written)) };
  for (const [pattern, advice] of marks) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return { found: found.trim(), advice };
  }
  return undefined;
}

function entityAdvice(character: string): string {
  return /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(character)
    ? `write the character itself, ${character}`
    : "leave it out, or write a space";
}
