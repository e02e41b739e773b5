/** The targets of the buttons that sell and book, as content writes them. */
import * as v from "valibot";
import { bareAddress, looksLikeEmail } from "../../lib/email.ts";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { origin } from "./addresses.ts";
import { withHelp } from "./metadata.ts";
import { externalId, isId } from "./types.ts";

/** The uses of an id; each has an address of its own on the booking site. */
export type IdUse = "packages" | "products" | "booking";

/** The booking site of a facility that has one. */
export const bookingSchema = v.strictObject({
  origin: withHelp(origin, "The address of the site, such as https://book.example.com", "Address"),
  locationId: withHelp(externalId, "This facility's location on the booking site"),
});

/** Where visitors log in and open an account: specification, section 7. */
export function loginPage({ origin }: v.InferOutput<typeof bookingSchema>): string {
  return `${origin}/login`;
}

/**
 * The target of a button: an id on the booking site, a full address, a page of this site, a file to download, or a call to
 * the front desk.
 */
export type BookingTarget = LinkTarget | { readonly id: string };

/** A target without an id, which a line that sells and books nothing can have, too. */
export type LinkTarget =
  | "call"
  | { readonly email: string }
  | { readonly link: string }
  | { readonly route: string }
  | { readonly file: string };

const addressRule = "expected a full address that begins with https://, an email address, or the word call";
const otherTargets =
  "a full address that begins with https://, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call";
const linkRule = `expected ${otherTargets}`;
const targetRule = `expected an id such as "310101", ${otherTargets}`;
const idRule = `${targetRule}; an id has a digit in it: leave this out as long as there is none`;

const pageName = /^route:([a-z0-9-]+)$/u;
const fileName = /^file:(.+)$/u;

/** Whether a text is the word call, however it is written. */
function isCall(text: string): boolean {
  return text.toLowerCase() === "call";
}

function isAddress(text: string): boolean {
  return text.startsWith("https://") && isPlainWebAddress(text);
}

/** Whether a text is an email address, alone or after `mailto:`. */
function isEmail(text: string): boolean {
  return !text.includes(":") || /^mailto:/iu.test(text) ? looksLikeEmail(bareAddress(text)) : false;
}

const callRule = "a button calls the front desk with the word call, not with its number";

/** Whether a text is a phone number, maybe with `call` or `tel:` before it. Digits alone are an id. */
function isPhone(text: string): boolean {
  return /^(?:tel:.*|(?:call\s+)?(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]+\d{3}[\s.-]+\d{4}|\+\d[\d\s().-]{5,}\d)$/iu.test(
    text,
  );
}

function isLinkTarget(text: string): boolean {
  return isCall(text) || isEmail(text) || isAddress(text) || pageName.test(text) || fileName.test(text);
}

/** The target of a text that is right. */
export function toLinkTarget(text: string): LinkTarget {
  if (isCall(text)) return "call";
  if (isEmail(text)) return { email: bareAddress(text) };
  const [, route] = pageName.exec(text) ?? [];
  const [, file] = fileName.exec(text) ?? [];
  if (route !== undefined) return { route };
  return file === undefined ? { link: text } : { file };
}

/** Written as a full address, `route:` and the name of a page, `file:` and that of a file, or `call`. */
export const linkTargetSchema = v.pipe(
  v.string(linkRule),
  v.trim(),
  v.check<string, (issue: v.CheckIssue<string>) => string>(isLinkTarget, ({ input }) =>
    isPhone(input) ? callRule : linkRule,
  ),
  v.transform(toLinkTarget),
);

/** Written as an id, or like the target of a link. */
export const bookingTargetSchema = v.pipe(
  v.string(targetRule),
  v.trim(),
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => isLinkTarget(text) || (isId(text) && !isPhone(text)),
    ({ input }) => {
      if (isPhone(input)) return callRule;
      return /^[\w-]+$/u.test(input) ? idRule : targetRule;
    },
  ),
  v.transform((text: string): BookingTarget => (isLinkTarget(text) ? toLinkTarget(text) : { id: text })),
);

/**
 * A full address, an email address or `call`, left as the text it is: `labeledLink` has it in a union, and Valibot shows the message of a
 * union's variant only if that has no transform.
 */
export const addressOrCall = v.pipe(
  v.string(addressRule),
  v.trim(),
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => isCall(text) || isEmail(text) || isAddress(text),
    ({ input }) => (isPhone(input) ? callRule : addressRule),
  ),
);
