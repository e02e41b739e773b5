/**
 * A phone number as people in the United States write it: optional country code (one to three digits, with or without
 * +), optional area code of three digits with or without parentheses, three digits, four digits. Parts may be separated
 * by a space, a dot or a hyphen.
 */
const phone = /^(?:\+?\d{1,3}[ .-]?)?(?:(?:\(\d{3}\)|\d{3})[ .-]?)?\d{3}[ .-]?\d{4}$/u;

/**
 * Whether it can be dialed as written. The invisible marks of a copied number do not count, and its no-break spaces and
 * dashes are spaces and hyphens.
 */
export function looksLikePhone(text: string): boolean {
  const plain = text
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .replaceAll(/[\u00A0\u202F]/gu, " ")
    .replaceAll(/[\u2010-\u2013]/gu, "-");
  return phone.test(plain.trim());
}
