/** The links of the buttons that sell and book. */
import type { BookingTarget, IdUse } from "../content/schema/booking.ts";
import type { Facility } from "../content/schema/facility.ts";
import { phoneUrl } from "../lib/phone-number.ts";
import type { Link } from "../lib/link.ts";

type Desk = Pick<Facility, "booking" | "phone">;

/**
 * The link of a button that sells what has an id, a full address or a call; null without any. The addresses of the
 * booking site are those of the specification, section 7.
 */
export function purchaseLink(
  facility: Desk,
  sells: Exclude<IdUse, "booking">,
  target: BookingTarget | undefined,
): Link | null {
  if (!target) return null;
  if (target === "call" || "link" in target) return linkAsWritten(facility, target);
  if (!facility.booking) return null;
  return { href: `${facility.booking.origin}/${sells}/${target.id}/purchase`, newWindow: true };
}

/**
 * The link of a button that books a service, a member of staff, or both, such as `book` and `staff` of a coach; null
 * without any.
 */
export function bookingLink(facility: Desk, target: BookingTarget | undefined, staff?: string): Link | null {
  if (target === "call" || (target && "link" in target)) return linkAsWritten(facility, target);
  if (!facility.booking || (!target && staff === undefined)) return null;
  const { origin, locationId } = facility.booking;
  const ids = { locationId, ...(target && { serviceId: target.id }), ...(staff !== undefined && { staff }) };
  return { href: `${origin}/booking?${new URLSearchParams(ids)}`, newWindow: true };
}

/** A call to the front desk, or a full address. */
function linkAsWritten({ phone }: Desk, target: Exclude<BookingTarget, { readonly id: string }>): Link {
  if (target === "call") return { href: phoneUrl(phone), newWindow: false };
  return { href: target.link, newWindow: true };
}
