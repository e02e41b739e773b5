/** Postal addresses as people write them on an envelope. */

interface Address {
  readonly street: string;
  readonly city: string;
  /** The state or province, in countries that have one in their addresses. */
  readonly state?: string | undefined;
  /** The ZIP or postal code. */
  readonly postal?: string | undefined;
  readonly country: string;
}

/** The countries in which the postal code is before the city: most of Europe, and parts of America and Africa. */
const postalFirst: ReadonlySet<string> = new Set(
  "AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GL GR HR IS IT LI LT LU MC ME MK NL NO PL PT RO RS SE SI SK SM TR VA AR CL DO GF GP GT MQ MX NI PM PY SV UY DZ MA TN".split(
    " ",
  ),
);

/** The parts of `Columbus, OH 43215` or `10969 Berlin`, with the comma and the spaces. */
export function cityParts({ city, state, postal, country }: Omit<Address, "street">): readonly string[] {
  const isFirst = postalFirst.has(country);
  return [
    ...(postal !== undefined && isFirst ? [postal, " "] : []),
    city,
    ...(state === undefined ? [] : [", ", state]),
    ...(postal !== undefined && !isFirst ? [" ", postal] : []),
  ];
}

/** The parts of `88 Foundry Row, Columbus, OH 43215`. */
export function addressParts(address: Address): readonly string[] {
  return [address.street, ", ", ...cityParts(address)];
}
