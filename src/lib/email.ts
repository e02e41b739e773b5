/** E-mail addresses, in any script. */

/** Invisible marks that shape letters; Persian and Sinhala words need them. */
const joiners = String.raw`\u200C\u200D`;
/** Letters with their combining marks, digits, and the few signs that are allowed in a host (col·legi.example). */
const label = String.raw`[\p{L}\p{M}\p{N}·͵׳״・${joiners}-]+`;
const address = new RegExp(
  String.raw`^(?:[^\s@,;:<>()"\p{Cc}\p{Cf}\p{Cs}\p{Co}]|[${joiners}])+@${label}(?:\.${label})+$`,
  "u",
);

/**
 * Whether a text looks like an e-mail address: a local part, one @, and a host with a dot. It must not contain
 * invisible characters, such as control characters and direction marks. Only sending an e-mail shows whether the
 * address exists.
 */
export function looksLikeEmail(text: string): boolean {
  return address.test(text.trim());
}

/** An address as it is typed or pasted; of a `mailto:` link, only the address. */
export function bareAddress(text: string): string {
  const [, linked] = /^mailto:(?:\/\/)?([^?]*)/iu.exec(text.trim()) ?? [];
  return linked === undefined ? text.trim() : bareAddress(decoded(linked));
}

/** What a part of an address stands for, such as `pat+ann@home.example` for `pat%2Bann@home.example`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The `mailto:` URL of an e-mail address: `mailto:desk@example.com`. */
export function mailUrl(email: string): `mailto:${string}` {
  return `mailto:${email.replaceAll(/[%?&#/\\^`{|}[\]]/gu, encodeURIComponent)}`;
}
