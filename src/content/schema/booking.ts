/** The targets of the buttons that sell and book, as content writes them. */
import * as v from "valibot";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { origin } from "./addresses.ts";
import { withHelp } from "./metadata.ts";
import { externalId } from "./types.ts";

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

/** The target of a button: an id on the booking site, a full address, or a call to the front desk. */
export type BookingTarget = "call" | { readonly link: string } | { readonly id: string };

const addressRule = "expected a full address that begins with https://, or the word call";
const targetRule =
  'expected an id such as "310101", a full address that begins with https://, or the word call';

/** A text that fits a pattern, or a full address. */
function addressOr(pattern: RegExp, rule: string) {
  return v.pipe(
    v.string(rule),
    v.trim(),
    v.check((text) => pattern.test(text) || (text.startsWith("https://") && isPlainWebAddress(text)), rule),
  );
}

const toTarget = v.transform((text: string): BookingTarget => {
  if (text === "call") return text;
  if (text.startsWith("https://")) return { link: text };
  return { id: text };
});

/** Written as an id, a full address, or `call`. */
export const bookingTargetSchema = v.pipe(addressOr(/^[A-Za-z0-9_-]+$/u, targetRule), toTarget);

/**
 * A full address or `call`, left as the text it is: `labeledLink` has it in a union, and Valibot shows the message of a
 * union's variant only if that has no transform.
 */
export const addressOrCall = addressOr(/^call$/u, addressRule);
