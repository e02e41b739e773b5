/** The links of the buttons that sell and book. */
import { pageList, type PageSources } from "../content/read/page-list.ts";
import type { BookingTarget, IdUse, LinkTarget } from "../content/schema/booking.ts";
import type { Facility } from "../content/schema/facility.ts";
import { downloadPath } from "../lib/downloads.ts";
import { mailUrl } from "../lib/email.ts";
import { phoneUrl } from "../lib/phone-number.ts";
import type { Link } from "../lib/link.ts";

/** What the links of buttons are made of. */
type Sources = { readonly facility: Pick<Facility, "booking" | "phone"> } & Partial<PageSources>;

/**
 * The link of a button that sells what has an id, a full address, a page or a call; null without any. The addresses of
 * the booking site are those of the specification, section 7.
 */
export function purchaseLink(
  content: Sources,
  sells: Exclude<IdUse, "booking">,
  target: BookingTarget | undefined,
): Link | null {
  if (!target) return null;
  if (target === "call" || !("id" in target)) return linkTo(content, target);
  const { booking } = content.facility;
  return booking ? { href: `${booking.origin}/${sells}/${target.id}/purchase`, newWindow: true } : null;
}

/**
 * The link of a button that books a service, a member of staff, or both, such as `book` and `staff` of a coach; null
 * without any.
 */
export function bookingLink(
  content: Sources,
  target: BookingTarget | undefined,
  staff?: string,
): Link | null {
  if (target === "call" || (target && !("id" in target))) return linkTo(content, target);
  const { booking } = content.facility;
  if (!booking || (!target && staff === undefined)) return null;
  const { origin, locationId } = booking;
  const ids = { locationId, ...(target && { serviceId: target.id }), ...(staff !== undefined && { staff }) };
  return { href: `${origin}/booking?${new URLSearchParams(ids)}`, newWindow: true };
}

/** A call to the front desk, an email address, a full address, a file, or a page of the facility; null for a page that it does not have. */
export function linkTo(content: Sources, target: LinkTarget): Link | null {
  if (target === "call") return { href: phoneUrl(content.facility.phone), newWindow: false };
  if ("email" in target) return { href: mailUrl(target.email), newWindow: false };
  if ("link" in target) return { href: target.link, newWindow: true };
  if ("file" in target) return { href: downloadPath(target.file), newWindow: false };
  const page = pageList(content).get(target.route);
  return page ? { href: page.path, newWindow: false } : null;
}
