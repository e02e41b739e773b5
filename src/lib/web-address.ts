/** Web addresses that content may use. */

const address = /^https:\/\/[^\s"<>`\\\p{C}]+$/u;

/**
 * Labels of letters, digits and hyphens, which every browser and Content-Security-Policy parser accepts; the last is
 * not a number.
 */
const host = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;

/**
 * Whether a text is an https URL with a plain host and no user name. The URL parser alone accepts hosts such as
 * `*.example` and `a";x.example`, which mean something else in a Content-Security-Policy.
 */
export function isPlainWebAddress(text: string): boolean {
  if (!address.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return host.test(hostname) && username === "" && password === "";
}
