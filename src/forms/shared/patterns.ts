/**
 * A phone number as people in the United States write it: optional country code (one to three digits, with or without
 * +), optional area code of three digits with or without parentheses, three digits, four digits. Parts may be separated
 * by a space, a dot or a hyphen.
 */
const phone = /^(?:\+?\d{1,3}[ .-]?)?(?:(?:\(\d{3}\)|\d{3})[ .-]?)?\d{3}[ .-]?\d{4}$/u;

/** Whether it can be dialed as written. */
export function looksLikePhone(text: string): boolean {
  return phone.test(text.trim());
}
