/** The buttons of spaces, as people who hear them know them. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { readContent } from "../../content/content.ts";
import type { Content } from "../../content/schema/registry.ts";
import { listingsOf } from "../../selectors/spaces.ts";
import { SpaceListings } from "./SpaceListings.tsx";

const sample = readContent("content").content as Content;

/** The names of the rent buttons of a space with this rate. */
function namesWith(rate: Content["spaces"][number]["rates"][number]): string[] {
  const [space] = sample.spaces;
  const [first] = space?.units ?? [];
  if (!space || !first) throw new Error("the sample has no spaces");
  const unit = { ...first, name: "Mezzanine Room", use: "rent" as const, rent: [], pictures: [] };
  const listings = listingsOf(sample, { ...space, rates: [rate], units: [unit] });
  const groups = [listings.map((listing) => ({ ...listing, pictures: [] }))];
  const html = renderToStaticMarkup(
    createElement(SpaceListings, { rates: undefined, terms: undefined, groups }),
  );
  return parse(html)
    .querySelectorAll("a")
    .map(({ text }) => text.replaceAll(/\s+/gu, " ").trim());
}

const empty = { per: undefined, price: undefined, priceWords: undefined, when: undefined };

test.each([
  [{ per: "hour", priceWords: "Call 905-555-0148", to: "call" as const }, "Call for hour of Mezzanine Room"],
  [
    { per: "hour", priceWords: "See the booking site", to: { route: "contactus" } },
    "Rent hour of Mezzanine Room",
  ],
  [{ priceWords: "Price on the booking site", to: { route: "contactus" } }, "Rent Mezzanine Room"],
  [{ priceWords: "Ask us", to: "call" as const }, "Call to rent Mezzanine Room"],
])("a price in words is no part of a button: %o is %s", (rate, name) => {
  expect(namesWith({ ...empty, ...rate })).toEqual([name]);
});
