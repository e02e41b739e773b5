/** The targets of the buttons that sell and book. */
import type { BookingTarget, IdUse } from "../content/schema/booking.ts";
import type { Facility } from "../content/schema/facility.ts";
import { phoneUrl } from "../lib/phone-number.ts";

export interface Target {
  readonly href: string;
  /** False for phone calls. */
  readonly newWindow: boolean;
}

/**
 * The target of a button that has an id, a full address or a call, and may have a member of staff; null without any.
 * The addresses of the booking site are those of the specification, section 7.
 */
export function bookingTarget(
  { booking, phone }: Pick<Facility, "booking" | "phone">,
  use: IdUse,
  target: BookingTarget | undefined,
  staff?: string,
): Target | null {
  if (target === "call") return { href: phoneUrl(phone), newWindow: false };
  if (target && "link" in target) return { href: target.link, newWindow: true };
  if (!booking || (!target && staff === undefined)) return null;
  const { origin, locationId } = booking;
  if (use !== "booking") return { href: `${origin}/${use}/${target?.id}/purchase`, newWindow: true };
  const ids = { locationId, ...(target && { serviceId: target.id }), ...(staff !== undefined && { staff }) };
  return { href: `${origin}/booking?${new URLSearchParams(ids)}`, newWindow: true };
}
