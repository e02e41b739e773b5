import type { Facility } from "../../content/schema/facility.ts";
import { cityParts } from "../../lib/address.ts";

/** A postal address. Where its `span` is an inline block, it wraps after the street, not before the ZIP code. */
export function AddressLine({ address }: Pick<Facility, "address">) {
  return (
    <>
      {`${address.street}, `}
      <span>{cityParts(address).join("")}</span>
    </>
  );
}
