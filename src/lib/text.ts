/** `614-555-0142` as `(614) 555-0142`. */
export function formatPhone(phone: string): string {
  const [area, exchange, line] = phone.split("-");
  return `(${area}) ${exchange}-${line}`;
}

/** The address that calls a phone number, in international form: `tel:+16145550142`. */
export function phoneUrl(phone: string): `tel:${string}` {
  return `tel:+1${phone.replaceAll("-", "")}`;
}

/** The address that writes an e-mail. */
export function mailUrl(email: string): `mailto:${string}` {
  return `mailto:${email}`;
}

/** Words as an id or fragment: `How to apply` becomes `how-to-apply`. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
}
