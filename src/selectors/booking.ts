/** The targets of the buttons that sell and book. */
import {
  bookingServices,
  type BookingSite,
  type BookingTarget,
  type IdUse,
} from "../content/schema/booking.ts";
import type { Facility } from "../content/schema/facility.ts";
import { phoneUrl } from "../lib/text.ts";

export interface Target {
  readonly href: string;
  /** False for phone calls. */
  readonly newWindow: boolean;
}

/** The target of a button that has an id, a full address or a call, and may have a member of staff; null without any. */
export function bookingTarget(
  { booking, phone }: Pick<Facility, "booking" | "phone">,
  use: IdUse,
  target: BookingTarget | undefined,
  staff?: string,
): Target | null {
  if (target === "call") return { href: phoneUrl(phone), newWindow: false };
  if (target && "link" in target) return { href: target.link, newWindow: true };
  const address = booking && bookingServices[booking.service][use];
  if (!address || (!target && staff === undefined)) return null;
  return { href: fill(address, booking, { id: target?.id, staff }), newWindow: true };
}

/** The pages to log in and to open a free account. A standard booking site has one for both. */
export function accountLinks({ booking }: Pick<Facility, "booking">) {
  const address = booking && bookingServices[booking.service].login;
  const usual = address && fill(address, booking);
  return { login: booking?.login ?? usual, account: booking?.account ?? usual };
}

/** Puts the values into an address, and leaves out parameters without one. */
function fill(
  address: string,
  { origin, locationId: location }: BookingSite,
  ids: Readonly<Record<string, string | undefined>> = {},
): string {
  const values: typeof ids = { origin, location, ...ids };
  const put = (text: string) => text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? "");
  const [page = "", parameters] = address.split("?");
  const known = [...new URLSearchParams(parameters)].map(([name, value]) => [name, put(value)]);
  const query = new URLSearchParams(known.filter(([, value]) => value !== ""));
  return query.size > 0 ? `${put(page)}?${query}` : put(page);
}
