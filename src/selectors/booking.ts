/** The addresses of the booking and payment site, built from ids (specification, section 7). */
import type { Facility } from "../content/schema/facility.ts";

type BookingSite = Facility["booking"];

/** What a visitor books: a service, a member of staff, or a service with one. */
export interface BookingTarget {
  readonly service?: string | undefined;
  readonly staff?: string | undefined;
}

/** Where a package or product is bought. */
export function purchaseUrl(site: BookingSite, kind: "packages" | "products", id: string): string {
  return `${site.origin}/${kind}/${id}/purchase`;
}

/** Where a time is booked; without a target the whole calendar of the location. */
export function bookingUrl(site: BookingSite, { service, staff }: BookingTarget = {}): string {
  const query = new URLSearchParams({ locationId: site.locationId });
  if (service !== undefined) query.set("serviceId", service);
  if (staff !== undefined) query.set("staff", staff);
  return `${site.origin}/booking?${query}`;
}

/** Where visitors sign in and open a free account; the booking site has one page for both. */
export function loginUrl(site: BookingSite): string {
  return `${site.origin}/login`;
}
