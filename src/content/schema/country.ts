/** The parts of a facility that depend on its country: address, phone number and currency. */
import * as v from "valibot";
import { formatAmericanPhone, withExtension } from "../../lib/phone-number.ts";
import { checkField } from "./check-field.ts";
import { withHelp } from "./metadata.ts";
import { line, matching } from "./types.ts";
import { language } from "../../lib/language.ts";

/** The countries whose addresses and phone numbers the site knows, with their currencies. */
const knownCountries = new Map([
  ["US", "USD"],
  ["CA", "CAD"],
]);

/** Whether it is the United States or Canada. */
export function isAmerican(country: string): boolean {
  return knownCountries.has(country);
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  return names.of(code) !== undefined;
}

const countryRule = "expected the two letters of a country, such as US, CA or GB";

const twoLetters = /^[A-Z]{2}$/u;

const country = v.pipe(
  matching(twoLetters, countryRule),
  v.check((code) => !twoLetters.test(code) || isCountry(code), countryRule),
);

const zipCode = /^\d{5}(?:-\d{4})?$/u;
const canadianPostalCode = /^[A-Z]\d[A-Z] \d[A-Z]\d$/u;

/** A postal address. Those of the United States and Canada are checked, those of other countries are as written. */
export const address = v.pipe(
  v.strictObject({
    street: withHelp(line, "Street and number"),
    city: withHelp(line, "City"),
    state: withHelp(
      v.optional(line),
      "State or province, two letters; in other countries, leave it out if addresses have none",
      "State or province",
    ),
    postal: withHelp(
      v.optional(line),
      "ZIP or postal code; in other countries, leave it out if addresses have none",
      "ZIP or postal code",
    ),
    country: withHelp(
      v.optional(country, "US"),
      "The country, two letters: US, CA, or the ISO code of another, such as GB",
    ),
  }),
  checkField(
    "state",
    (input) => input.country !== "US" || twoLetters.test(input.state ?? ""),
    "expected a state such as OH",
  ),
  checkField(
    "state",
    (input) => input.country !== "CA" || twoLetters.test(input.state ?? ""),
    "expected a province such as ON",
  ),
  checkField(
    "postal",
    (input) => input.country !== "US" || zipCode.test(input.postal ?? ""),
    'expected a ZIP code such as "43215"',
  ),
  checkField(
    "postal",
    (input) => input.country !== "CA" || canadianPostalCode.test(input.postal ?? ""),
    "expected a postal code such as M1K 1L8",
  ),
);

export const currencyRule = "expected the three letters of a currency, such as GBP";

export const currency = withHelp(
  v.optional(
    v.pipe(
      matching(/^[A-Z]{3}$/u, currencyRule),
      v.check((code) => Intl.supportedValuesOf("currency").includes(code), currencyRule),
    ),
  ),
  "The currency of your prices, three letters such as GBP; left out, it is the dollar of the United States or Canada",
);

/** The currency of a facility; `undefined` if it has to say which. */
export function currencyOf(written: string | undefined, ofCountry: string): string | undefined {
  return written ?? knownCountries.get(ofCountry);
}

/** Whether a number can be called in the facility's country: ten digits in America, any number elsewhere. */
export function phoneFits(phone: string, ofCountry: string): boolean {
  return !isAmerican(ofCountry) || formatAmericanPhone(phone) !== undefined;
}

/** A phone number as visitors read it: `(614) 555-0142 ext. 106`; as it is written outside of America. */
export function formatPhone(phone: string, ofCountry: string): string {
  return (isAmerican(ofCountry) ? formatAmericanPhone(phone) : undefined) ?? withExtension(phone);
}
