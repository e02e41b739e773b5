/** Web addresses as content may hold them. */

const address = /^https:\/\/[^\s"<>`\\\p{C}]+$/u;

/** Labels of letters, digits and hyphens, as every browser and every policy reads them; the last is no number. */
const host = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/**
 * Whether it is an address that begins with https:// and names a plain host, without a user's name. The URL parser
 * alone lets hosts such as `*.example` and `a";x.example` pass, which mean something else in a policy.
 */
export function isPlainWebAddress(text: string): boolean {
  if (!address.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return host.test(hostname) && username === "" && password === "";
}
