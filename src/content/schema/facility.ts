import * as v from "valibot";
import { bookingSchema } from "./booking.ts";
import { email, link, origin, phone, phoneRule } from "./addresses.ts";
import {
  address,
  currency,
  currencyOf,
  currencyRule,
  formatPhone,
  isAmerican,
  phoneFits,
} from "./country.ts";
import { checkField } from "./check-field.ts";
import { deskInput, optionalGroup, withHelp, withTitle } from "./metadata.ts";
import { picture } from "./names.ts";
import { color, line, lineOfCode, matching, numberFrom, oneOf, optionalList, wholeNumber } from "./types.ts";
import { language } from "../../lib/language.ts";

const mapLoading = ["nearby", "on request"] as const;

/** A picture that may be small. */
const logo = v.pipe(picture, deskInput({ input: "logo" }));

/** The facility's name and location, and the URLs of the services it uses. */
export const facilitySchema = v.pipe(
  v.strictObject({
    name: withHelp(line, "The facility's name, as on the sign"),
    organization: withHelp(line, "The organization behind it, for the copyright line"),
    copyrightYear: withHelp(wholeNumber("expected a year such as 2023"), "The year in the copyright line"),
    tagline: withHelp(line, "A few words that say what you do"),
    phone: withHelp(phone, "The front desk's phone number"),
    email: withHelp(email, "Where applications and questions go"),
    website: withHelp(origin, "The public address of this site"),
    address,
    currency,
    position: optionalGroup("Where the building is, for search engines", {
      latitude: withHelp(
        numberFrom(-90, 90, "expected a latitude such as 39.96"),
        "How far north it is: in Google Maps, right-click the building (on a phone, hold a finger on it); of the two numbers, this is the first, such as 39.96",
      ),
      longitude: withHelp(
        numberFrom(-180, 180, "expected a longitude such as -83.00"),
        "How far east it is, beside the latitude: the second of the two numbers, with its minus sign in America, such as -83.00",
      ),
    }),
    editing: optionalGroup(
      "Where the content is kept, if it is edited at /admin: the repository that publishes the site",
      {
        backend: withHelp(oneOf(["github", "gitlab"] as const), "The service that keeps the repository"),
        repository: withHelp(
          matching(/^[\w.-]+(?:\/[\w.-]+)+$/u, "expected an owner and a name such as clay-and-chalk/website"),
          "The owner and the name of the repository, such as clay-and-chalk/website",
        ),
        branch: withHelp(v.optional(lineOfCode, "main"), "The branch that is published"),
        server: withHelp(v.optional(origin), "The address of the service, if it is not the public one"),
      },
    ),
    timeZone: withHelp(
      v.pipe(
        v.string("expected a time zone such as America/New_York"),
        v.check(isTimeZone, "expected a time zone such as America/New_York"),
      ),
      "The time zone of your hours, as area and city",
    ),
    map: v.pipe(
      v.strictObject({
        link: withHelp(
          link,
          "Where Directions leads: find yourself on a maps service, press Share and copy the link",
        ),
        picture: withHelp(
          v.optional(picture),
          "Your own drawn map; leave it out to show one from a maps service",
        ),
        embed: withHelp(
          v.optional(link),
          "In Google Maps: Share, Embed a map, and from what it gives only the address between the quotation marks after src; leave it out if you use a drawn map",
        ),
        loads: withHelp(
          v.optional(oneOf(mapLoading), "nearby"),
          "When that map loads: nearby, as a visitor scrolls toward it, or on request, after a tap",
        ),
      }),
      checkField(
        "embed",
        ({ picture: drawn, embed }) => drawn === undefined || embed === undefined,
        "expected a drawn map under `picture`, or one from a maps service under `embed`, not both: delete one",
      ),
    ),
    booking: withHelp(
      v.optional(bookingSchema),
      "The site where visitors book and pay; leave it out if you have none",
    ),
    links: v.strictObject({
      appStore: withHelp(v.optional(link), "The app in Apple's App Store"),
      googlePlay: withHelp(v.optional(link), "The app on Google Play"),
      social: withHelp(
        optionalList(
          withTitle(
            v.strictObject({
              name: withHelp(line, "The network, as visitors read it: Instagram, YouTube"),
              link: withHelp(link, "The facility's page there"),
            }),
            "Social page",
          ),
        ),
        "The facility's pages on social networks, in the order in which they are shown",
        "Social pages",
      ),
    }),
    logo: optionalGroup("The facility's logo; without one, there is only its name", {
      picture: withHelp(
        logo,
        "The logo in the header, the footer and share pictures: best an SVG, or a PNG with a transparent background",
      ),
      icon: withHelp(
        v.optional(logo),
        "A square picture for browser tabs and home screens; leave it out for the first letter of the name",
      ),
      plate: withHelp(
        v.optional(oneOf(["light", "dark"] as const)),
        "What the logo needs behind it to be seen: light if it is dark, dark if it is light; leave it out if it shows on both",
      ),
      name: withHelp(
        v.optional(v.boolean("expected true or false"), true),
        "false if the logo says the name, which then doesn't stand beside it",
      ),
    }),
    colors: optionalGroup("The facility's own colors; leave one out to keep the default", {
      clay: withHelp(v.optional(color), "Buttons, links and accents"),
      turf: withHelp(v.optional(color), "Quiet panels"),
      board: withHelp(v.optional(color), "The scoreboard behind hours and prices"),
      bulb: withHelp(v.optional(color), "The numbers on the scoreboard"),
    }),
  }),
  checkField("phone", ({ phone, address }) => phoneFits(phone, address.country), phoneRule),
  checkField(
    "currency",
    ({ currency, address }) => currencyOf(currency, address.country) !== undefined,
    currencyRule,
  ),
  checkField(
    "position",
    ({ position, address }) =>
      position === undefined ||
      !isAmerican(address.country) ||
      position.latitude >= 0 ||
      position.longitude <= 0,
    "latitude and longitude are swapped: in America, the latitude is the one without a minus sign",
  ),
  v.transform(({ phone, currency, ...facility }) => ({
    ...facility,
    /** As visitors read it: `(614) 555-0142`. */
    phone: formatPhone(phone, facility.address.country),
    /** The three letters of the prices' currency. */
    currency: currencyOf(currency, facility.address.country) ?? "USD",
  })),
);

function isTimeZone(zone: string): boolean {
  try {
    return zone.includes("/") && Boolean(new Intl.DateTimeFormat(language, { timeZone: zone }));
  } catch {
    return false;
  }
}

export type Facility = v.InferOutput<typeof facilitySchema>;

/** The origin of the maps service whose map a page shows; `undefined` with a drawn map. */
export function mapOriginOf({ map }: Pick<Facility, "map">): string | undefined {
  return map.embed && new URL(map.embed).origin;
}
