/**
 * A phone number as people in the United States write it: optional country code (1 or +1), optional area code of
 * three digits with or without parentheses, three digits, four digits; between the parts nothing, a space, a dot
 * or a hyphen.
 */
const phone = /^(?:\+?1[ .-]?)?(?:(?:\(\d{3}\)|\d{3})[ .-]?)?\d{3}[ .-]?\d{4}$/u;

/** Whether it can be called as it stands. */
export function looksLikePhone(text: string): boolean {
  return phone.test(text.trim());
}

/** Something before one @, and a host with a dot behind it, in any script. */
const email = /^[^\s@,;<>()"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Whether it has the shape of an e-mail address. Only writing to it shows whether it is one. */
export function looksLikeEmail(text: string): boolean {
  return email.test(text.trim());
}
