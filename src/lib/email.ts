/** E-mail addresses, in any script. */

/** Marks that shape letters and show nothing themselves; Persian and Sinhala words need them. */
const joiners = String.raw`\u200C\u200D`;
/** Letters with the marks above and below them, digits, and the few signs that a host may have (col·legi.example). */
const label = String.raw`[\p{L}\p{M}\p{N}·͵׳״・${joiners}-]+`;
const address = new RegExp(
  String.raw`^(?:[^\s@,;<>()"\p{Cc}\p{Cf}\p{Cs}\p{Co}]|[${joiners}])+@${label}(?:\.${label})+$`,
  "u",
);

/**
 * Whether it has the shape of an e-mail address: something before one @, and a host with a dot behind it; nothing that
 * cannot be seen, such as control characters and marks that turn the direction of the text. Only writing to it shows
 * whether it is one.
 */
export function looksLikeEmail(text: string): boolean {
  return address.test(text.trim());
}

/** The address that writes an e-mail: `mailto:desk@example.com`. */
export function mailUrl(email: string): `mailto:${string}` {
  return `mailto:${email.replaceAll(/[%?&#/\\^`{|}[\]]/gu, encodeURIComponent)}`;
}
