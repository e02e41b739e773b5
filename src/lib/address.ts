/** Postal addresses as people write them on an envelope. */

interface Address {
  readonly street: string;
  readonly city: string;
  /** The state or province, in countries that have one in their addresses. */
  readonly state?: string | undefined;
  /** The ZIP or postal code. */
  readonly postal?: string | undefined;
}

/** The parts of `Columbus, OH 43215`, with the comma and the spaces. */
export function cityParts({ city, state, postal }: Omit<Address, "street">): readonly string[] {
  return [
    city,
    ...(state === undefined ? [] : [", ", state]),
    ...(postal === undefined ? [] : [" ", postal]),
  ];
}

/** The parts of `88 Foundry Row, Columbus, OH 43215`. */
export function addressParts(address: Address): readonly string[] {
  return [address.street, ", ", ...cityParts(address)];
}
