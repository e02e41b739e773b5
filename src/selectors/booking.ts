/** The URLs of the booking and payment site, built from ids (specification, section 7). */
import type { Facility } from "../content/schema/facility.ts";

type BookingSite = Facility["booking"];

/** What a visitor books: a service, a member of staff, or a service with one. */
export interface BookingTarget {
  readonly service?: string | undefined;
  readonly staff?: string | undefined;
}

/** The URL where a package or product is sold. */
export function purchaseUrl(site: BookingSite, kind: "packages" | "products", id: string): string {
  return `${site.origin}/${kind}/${id}/purchase`;
}

/** The URL to book a time; without a target, the location's whole calendar. */
export function bookingUrl(site: BookingSite, { service, staff }: BookingTarget = {}): string {
  const query = new URLSearchParams({ locationId: site.locationId });
  if (service !== undefined) query.set("serviceId", service);
  if (staff !== undefined) query.set("staff", staff);
  return `${site.origin}/booking?${query}`;
}

/** The URL to sign in or create a free account; the booking site has one page for both. */
export function loginUrl(site: BookingSite): string {
  return `${site.origin}/login`;
}
