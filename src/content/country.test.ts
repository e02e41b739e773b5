/** A facility in another country: its pages, its forms, and its structured data. */
import { describe, expect, test } from "vitest";
import { errorsOf } from "../forms/state/answers.ts";
import { addressParts } from "../lib/address.ts";
import { formatPrice } from "../lib/money.ts";
import { phoneUrl } from "../lib/phone-number.ts";
import { graphOf } from "../seo/structured-data/graph.ts";
import { forBrowser } from "../selectors/forms.ts";
import { pageAt } from "../selectors/pages.ts";
import { offersOn } from "../selectors/offers.ts";
import { readContent } from "./content.ts";
import { plant } from "./plant-for-tests.ts";
import { contentCopy, problemsIn } from "./planted-content-for-tests.ts";
import { variablesOf } from "./read/variables.ts";
import { entryOf, type Content } from "./schema/registry.ts";

/** The sample at another address. */
function facilityAt(place: string, phone: string): Content {
  const folder = contentCopy();
  plant(folder, {
    "facility.yaml": (text) =>
      text
        .replace('  state: OH\n  postal: "43215"\n', () => place)
        .replace("phone: 614-555-0142", () => `phone: ${phone}`),
  });
  expect(problemsIn(folder)).toEqual([]);
  return readContent(folder).content as Content;
}

/** The facility's structured data where memberships are sold. */
function marksOf(content: Content): unknown {
  const page = pageAt(content, "/packages");
  const graph = graphOf(content, page, new URL(content.facility.website))?.["@graph"] ?? [];
  return graph.find((entry) => typeof entry === "object" && entry["@type"] === "SportsActivityLocation");
}

/** The contact form's error for a phone number. */
function phoneError(content: Content, phone: string): string | undefined {
  const form = forBrowser(entryOf(content.forms, "contact"), content.facility);
  return errorsOf(form, { phone })["phone"];
}

describe("in Ontario", () => {
  const content = facilityAt("  state: ON\n  postal: M1K 1L8\n  country: CA\n", "416-555-0142 ext. 106");

  test("the address has its province and postal code, and the phone its extension", () => {
    expect(addressParts(content.facility.address).join("")).toMatch(/, ON M1K 1L8$/u);
    expect(content.facility.phone).toBe("(416) 555-0142 ext. 106");
    expect(phoneUrl(content.facility.phone)).toBe("tel:+14165550142,106");
    expect(variablesOf(content).get("facility.phone")).toBe("(416) 555-0142 ext. 106");
  });

  test("prices are in Canadian dollars, which visitors there read as $", () => {
    const [gold] = offersOn(content, "memberships");
    expect(gold && formatPrice(gold)).toBe("$59.99 per month");
    expect(variablesOf(content).get("price.gold")).toBe("$59.99");
  });

  test("search engines get the country, the currency and the phone", () => {
    expect(marksOf(content)).toMatchObject({
      telephone: "+1-416-555-0142 ext. 106",
      address: { addressRegion: "ON", postalCode: "M1K 1L8", addressCountry: "CA" },
    });
    expect(JSON.stringify(marksOf(content))).toContain('"priceCurrency":"CAD"');
    expect(JSON.stringify(marksOf(content))).not.toContain("USD");
  });

  test("the form takes the phone numbers of America, and no others", () => {
    expect(phoneError(content, "416-555-0142")).toBeUndefined();
    expect(phoneError(content, "416-555-014")).toBeDefined();
  });
});

describe("in London", () => {
  const place = "  postal: SW1A 1AA\n  country: GB\ncurrency: GBP\n";
  const content = facilityAt(place, "0800 496 0123");

  test("the address has no state, and the phone is called as it is written", () => {
    expect(addressParts(content.facility.address).join("")).toMatch(/, Columbus SW1A 1AA$/u);
    expect(content.facility.phone).toBe("0800 496 0123");
    expect(phoneUrl(content.facility.phone)).toBe("tel:08004960123");
    expect(facilityAt(place, "+44 20 7946 0018").facility.phone).toBe("+44 20 7946 0018");
  });

  test("prices are in pounds", () => {
    const [gold] = offersOn(content, "memberships");
    expect(gold && formatPrice(gold)).toBe("£59.99 per month");
    expect(variablesOf(content).get("rate.cages.hour")).toBe("£45");
  });

  test("search engines get the country and the currency, and no state", () => {
    expect(marksOf(content)).toMatchObject({
      telephone: "0800 496 0123",
      address: { postalCode: "SW1A 1AA", addressCountry: "GB" },
    });
    expect(JSON.stringify(marksOf(content))).not.toMatch(/addressRegion|USD/u);
  });

  test("the form takes the phone numbers of any country", () => {
    for (const phone of ["020 7946 0018", "+44 20 7946 0018", "(0114) 496 0123", "+1 614 555 0142"])
      expect(phoneError(content, phone), phone).toBeUndefined();
    for (const phone of ["12345", "call me", "020 7946 0018 at night"])
      expect(phoneError(content, phone), phone).toBeDefined();
  });
});

test("the postal code is where people of the country write it", () => {
  const berlin = { street: "Ritterstraße 12", city: "Berlin", postal: "10969" };
  const written = (country: string, state?: string) =>
    addressParts({ ...berlin, country, ...(state === undefined ? {} : { state }) }).join("");
  expect(written("DE")).toBe("Ritterstraße 12, 10969 Berlin");
  expect(written("MX", "CDMX")).toBe("Ritterstraße 12, 10969 Berlin, CDMX");
  expect(written("AU", "NSW")).toBe("Ritterstraße 12, Berlin, NSW 10969");
  expect(written("US", "OH")).toBe("Ritterstraße 12, Berlin, OH 10969");

  const { address } = facilityAt(
    '  postal: "75011"\n  country: FR\ncurrency: EUR\n',
    "+33 1 99 00 12 34",
  ).facility;
  expect(addressParts(address).join("")).toMatch(/, 75011 Columbus$/u);
});
