/** What the buttons that sell and book lead to, and the booking services whose addresses are known. */
import * as v from "valibot";
import { isPlainWebAddress } from "../../lib/web-address.ts";
import { link, origin } from "./addresses.ts";
import { checkField, externalId, oneOf, withHelp } from "./types.ts";

/** What an id is for; each use has an address of its own. */
export type IdUse = "packages" | "products" | "booking";

const serviceNames = ["standard", "acuity", "other"] as const;

/**
 * The addresses of booking services. `{origin}` and `{location}` come from the facility, the others from the button. A
 * query parameter without a value is left out.
 */
export const bookingServices: Readonly<
  Record<(typeof serviceNames)[number], { readonly [use in IdUse | "login"]?: string }>
> = {
  /** Specification, section 7. */
  standard: {
    packages: "{origin}/packages/{id}/purchase",
    products: "{origin}/products/{id}/purchase",
    booking: "{origin}/booking?locationId={location}&serviceId={id}&staff={staff}",
    login: "{origin}/login",
  },
  /** https://developers.acuityscheduling.com/docs/embedding */
  acuity: {
    booking: "{origin}/schedule.php?appointmentType={id}&calendarID={staff}",
  },
  /** Any other: each button has its full address. */
  other: {},
};

/** The booking site of a facility that has one. */
export const bookingSchema = v.pipe(
  v.strictObject({
    service: withHelp(
      v.optional(oneOf(serviceNames), "standard"),
      "What the ids on buttons belong to: standard, acuity (Acuity Scheduling), or other, where each button has a full address",
    ),
    origin: withHelp(origin, "The address of the site, such as https://book.example.com", "Address"),
    locationId: withHelp(
      v.optional(externalId),
      "This facility's location on the booking site, if its service is standard",
    ),
    login: withHelp(
      v.optional(link),
      "The page to log in; leave it out if the service is standard, or if there is none",
    ),
    account: withHelp(
      v.optional(link),
      "The page to open a free account; leave it out if the service is standard, or if there is none",
    ),
  }),
  checkField(
    "locationId",
    ({ service, locationId }) => service !== "standard" || locationId !== undefined,
    "expected the id of your location, which the addresses of a standard booking site need",
  ),
);

/** What a button leads to: an id on the booking site, a full address, or a call to the front desk. */
export type BookingTarget = "call" | { readonly link: string } | { readonly id: string };

const addressRule = "expected a full address that begins with https://, or the word call";
const targetRule =
  'expected an id such as "310101", a full address that begins with https://, or the word call';

function written(rule: string, pattern: RegExp) {
  return v.pipe(
    v.string(rule),
    v.trim(),
    v.check((text) => pattern.test(text) || (text.startsWith("https://") && isPlainWebAddress(text)), rule),
  );
}

const toTarget = v.transform((text: string): BookingTarget =>
  text === "call" ? text : text.startsWith("https://") ? { link: text } : { id: text },
);

/** Written as an id, a full address, or `call`. */
export const bookingTarget = v.pipe(written(targetRule, /^[A-Za-z0-9_-]+$/u), toTarget);

/** A full address, or `call`, as it is written: one of several variants keeps its own message only without a transform. */
export const writtenAddressOrCall = written(addressRule, /^call$/u);

export type BookingSite = v.InferOutput<typeof bookingSchema>;
