/**
 * Every number in the specification's section 9 is where the specification puts it. Written from the specification, not
 * from `content/`: a wrong price in the content fails here.
 */
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { openNowData } from "../../src/selectors/opening-hours.ts";
import { dom, words } from "./built.ts";

const hours = [
  /Monday to Friday/u,
  /2:00pm to 9:00pm/u,
  /Saturday/u,
  /9:00am to 9:00pm/u,
  /Sunday/u,
  /12:00pm to 6:00pm/u,
];

const numbers: Record<string, readonly (string | RegExp)[]> = {
  "/": [...hours, "$59.99", "$39.99"],
  "/coaches": hours,
  "/packages": [
    /auto-renew/iu,
    /cancel(?:led)? at the desk/iu,
    /10 tokens a day \(150 swings a day\)/u,
    /cancel anytime at the desk; no refunds\./iu,
    /Cages 1, 2 and 3 for \$20 a half hour; extension \$20 per half hour/u,
    /sibling/iu,
    /3 people/u,
    "$10",
    /10% off programs, open area and pro shop/u,
  ],
  "/prices": [
    /Tokens never expire\. Allow 24 hours/u,
    /Cancel anytime at the desk; no refunds\./u,
    "$25",
    "$45",
    "$40",
    "$75",
    "$90",
    "$175",
    "$79",
    "$59.99",
    "$39.99",
    "$60.00",
    "$200",
    "$240",
    "$350",
    "$400",
    "$30",
    "$55",
    "$20",
  ],
  "/rentbattingcages": [
    "$25",
    "$45",
    "51x12",
    /Cages 1 to 4 are reserved by credit card/u,
    /Cages 5 to 7 are reserved for memberships and tokens/u,
    /Jr\. Hack machines: 35 to 75 mph/u,
    "$10.00",
    /4 hours/u,
    /free half hour daily in cages 1, 2 or 3 \(does not accrue\); extra \$20 per half hour/u,
  ],
  "/teampractice": [/cannot be rescheduled because of facility constraints/u, /free account/u],
  "/cagerules": [/3 tokens or 30 minutes/u, /under 10/u, /re-issued if a machine faults/u, /never expire/u],
  "/first-visit": [/Jr\. Hack machines: 35 to 75 mph/u, /under 10/u, /24 hours/u],
  "/rentopenarea": ["$40", "$75", "40x65", "Call for Availability"],
  "/tournament": ["$75"],
  "/tournamentprice": ["$75"],
  "/buytokens": [
    /Tokens never expire\. Allow 24 hours/u,
    /re-issued if a machine faults/u,
    /QR code/u,
    /3 tokens/u,
    /30 minutes/u,
    /under 10/u,
  ],
  "/pitchprice2": ["$200", /4 weeks/u],
  "/pitchprice": ["$240", "$350", "$400", "$75", /Gold and Silver Unlimited Training Membership/u],
  "/hitpricing": ["$75", /1 hour|one hour/iu],
  "/fieldpricing": ["$75"],
  "/speedpricing": ["$75"],
  "/ninjayouthprice": ["$20", /session/u, /2-5/u],
  "/ninjainfo": [/2-5/u, /6-9/u, /10-12/u],
  "/specials": [
    /first 100/u,
    /members only/iu,
    "$60.00",
    /June 1st/u,
    /May 30th, 2024/u,
    /lifetime price/iu,
    /individual use/iu,
    "$79",
    /cages 1, 2 (?:or|and) 3/iu,
    /does not accrue/iu,
    "$20",
    /10% off/u,
    /3 (?:people|friends)/u,
    "$10",
  ],
  "/cancel": [
    /at any time/u,
    /no refunds/iu,
    /non-refundable\. They are re-issued if a machine faults/u,
    /reserved by credit card/u,
    /at least 4 hours before/u,
    "$10.00",
    /no-show is charged the full rental cost/u,
    /within 90 days and scheduled at least 24 hours ahead/u,
    /no refund of unused portions/u,
    /reschedule within the 90 days, or the session is lost/u,
    /management discretion\. A medical certificate may be required/u,
    /a team's session if it cannot be rescheduled because of facility constraints/u,
  ],
  "/youthsportssummer": ["$11", "$17"],
  "/privacy": ["November 5, 2023"],
};

describe.each(Object.entries(numbers))("%s", (path, expected) => {
  test.each(expected.map((each) => [each]))("says %s", (number) => {
    expect(words(path)).toMatch(typeof number === "string" ? wholeNumber(number) : number);
  });
});

/** Matches a price or a size, and not the beginning of a longer one: `$40`, but not `$400` or `$40.50`. */
function wholeNumber(text: string): RegExp {
  return new RegExp(`${RegExp.escape(text)}(?![.,]?\\d)`, "u");
}

const offers: Record<string, readonly [name: RegExp, price: string][]> = {
  "/packages": [
    [/^Gold/u, "$59.99"],
    [/^Silver/u, "$39.99"],
  ],
  "/buytokens": [
    [/^10 /u, "$25"],
    [/^20 /u, "$45"],
    [/^50 /u, "$90"],
    [/^100 /u, "$175"],
  ],
  "/hittrax": [
    [/batter/iu, "$79"],
    [/pitcher/iu, "$79"],
    [/catcher/iu, "$79"],
  ],
  "/eventpricing": [
    [/^1 session \(hitting 12:00 to 1:30pm\)$/u, "$30"],
    [/^2 sessions \(plus infield 1:30 to 2:15pm\)$/u, "$55"],
    [/^3 sessions \(plus catching 2:15 to 3:00pm\)$/u, "$60"],
  ],
};

describe.each(Object.entries(offers))("the price list of %s", (path, expected) => {
  test("has these offers at these prices, each with a purchase link of its own", () => {
    const cards = dom(path).querySelectorAll("main li > article:has(.price)");
    expect(cards).toHaveLength(expected.length);
    const links = new Set<string>();
    for (const [index, [name, price]] of expected.entries()) {
      const card = cards[index];
      expect(card?.querySelector("h2, h3")?.text.replaceAll(/\s/gu, " ")).toMatch(name);
      expect(card?.querySelector(".price-figure")?.text).toBe(price);
      const href = card?.querySelector(".button")?.getAttribute("href") ?? "";
      expect(href).toMatch(/^https:\/\/[^/]+\/(?:packages|products)\/[^/]+\/purchase$/u);
      links.add(href);
    }
    expect(links.size).toBe(expected.length);
  });
});

const sellsTraining = [
  "hitting pitching speed fielding coaches hitpricing pitchprice pitchprice2 fieldpricing speedpricing",
  "camps tournament ninjayouth eventpricing tournamentprice ninjayouthprice hittrax prices",
].flatMap((keys) => keys.split(" "));

test.each(sellsTraining)("/%s shows the terms of all packages to the letter", (key) => {
  expect(words(`/${key}`)).toContain(
    "All packages expire 90 days after purchase, must be paid in full before the first class, and are checked in at the front desk.",
  );
  expect(words(`/${key}`)).not.toMatch(/own dates|however early/u);
});

test("a page with the hours says all year that they may differ on holidays", () => {
  for (const path of ["/", "/coaches", "/contactus"])
    expect(words(path), path).toContain("Holidays: hours may differ. Call (614) 555-0142.");
});

test("the holiday camp's card names its sessions as the specification does, never by the day", () => {
  expect(words("/camps")).toMatch(
    /1 session \(hitting 12:00 to 1:30pm\)\D+\$30.*2 sessions \(plus infield 1:30 to 2:15pm\)\D+\$55.*3 sessions \(plus catching 2:15 to 3:00pm\)\D+\$60/u,
  );
  for (const path of ["/eventpricing", "/camps"])
    expect(words(path)).not.toMatch(/\$\d+ a day|pick your day/iu);
});

test("everything for sale in the specification can be bought", () => {
  const purchases = (path: string) => dom(path).querySelectorAll('main a[href$="/purchase"]').length;
  for (const [path, count] of Object.entries({
    "/pitchprice": 4,
    "/pitchprice2": 1,
    "/hitpricing": 1,
    "/fieldpricing": 1,
    "/speedpricing": 1,
    "/tournamentprice": 1,
    "/ninjayouthprice": 1,
    "/founders": 1,
  }))
    expect(purchases(path), path).toBe(count);
});

test("the sample has the specification's hours on every day, and no closings", () => {
  const { timetable } = openNowData(content());
  const weekdays = Array.from({ length: 5 }, () => ["14:00", "21:00"]);
  expect(timetable).toMatchObject({
    week: [["12:00", "18:00"], ...weekdays, ["09:00", "21:00"]],
    special: [],
  });
  expect(dom("/").querySelector(".other-hours")).toBeNull();
});

test("Book leads to the booking page with location, service and staff; RESERVE to the founders", () => {
  const [first, second] = dom("/fielding")
    .querySelectorAll("main li > article")
    .slice(0, 2)
    .map((card) => {
      const book = card.querySelectorAll("a").find(({ text }) => text.startsWith("Book"));
      return new URL(book?.getAttribute("href") ?? "");
    });
  expect(first?.origin).toBe("https://book.clayandchalk.example");
  expect([...(first?.searchParams.keys() ?? [])]).toEqual(["locationId", "staff"]);
  expect([...(second?.searchParams.keys() ?? [])]).toEqual(["locationId", "serviceId", "staff"]);
  for (const path of ["/specials", "/prices"]) {
    const reserve = dom(path)
      .querySelectorAll("main a")
      .find(({ text }) => text.startsWith("RESERVE"));
    expect(reserve?.getAttribute("href"), path).toBe("/founders");
  }
});

test("/packages shows no dash for what the specification does not deny", () => {
  expect(words("/packages")).not.toMatch(/not included|–/u);
});

describe("the display limits", () => {
  test.each([
    ["/hitting", 2, 6],
    ["/pitching", 2, 6],
    ["/speed", 1, 8],
    ["/fielding", 3, 6],
  ])("%s has %i coaches and %i open spots", (path, coaches, open) => {
    const cards = dom(path).querySelectorAll("main li > article");
    const openCards = cards.filter((card) => card.text.includes("This Could Be You!"));
    expect(openCards).toHaveLength(open);
    expect(cards).toHaveLength(coaches + open);
    for (const card of openCards) expect(card.text).toContain("This spot is open");
    expect(words(path)).toContain("More Info / Employment Application");
  });

  test("the camps page has nine cards: three camps and six placeholders", () => {
    const names = dom("/camps")
      .querySelectorAll("main li > article h2")
      .map(({ text }) => text);
    expect(names).toEqual(
      expect.arrayContaining([
        "June Hitting Camp",
        "August Hitting & Pitching Camp",
        "Swinging Holiday Camp",
      ]),
    );
    expect(names.filter((name) => name === "Check back soon!")).toHaveLength(6);
    expect(names).toHaveLength(9);
  });

  test("seven cages, four for rent at one price for a half hour and one for an hour", () => {
    const prices = dom("/rentbattingcages").querySelectorAll(".page-head .price-figure");
    expect(prices.map(({ text }) => text)).toEqual(["$25", "$45"]);
    const cards = dom("/rentbattingcages").querySelectorAll("main li > article");
    expect(cards.map((card) => card.querySelector("h2")?.text)).toEqual(
      Array.from({ length: 7 }, (_, index) => `Cage ${index + 1}`),
    );
    for (const [index, card] of cards.entries()) {
      expect(card.text.includes("Rent half hour") && card.text.includes("Rent hour")).toBe(index < 4);
      expect(card.querySelectorAll("img")).toHaveLength(2);
      // Each button to rent has the head's price in it.
      const inButtons = card.querySelectorAll(".button").flatMap(({ text }) => /\$\d+/u.exec(text) ?? []);
      expect(inButtons).toEqual(index < 4 ? prices.map(({ text }) => text) : []);
    }
  });

  test("each listing has a description of its own", () => {
    const about = dom("/rentbattingcages")
      .querySelectorAll("main li > article")
      .map((card) => card.querySelector(".prose")?.text);
    expect(about).not.toContain(undefined);
    expect(about).not.toContain("");
    expect(new Set(about).size).toBe(7);
  });

  test("packages that are not listed are on no page", () => {
    for (const path of Object.keys(numbers)) expect(words(path)).not.toMatch(/Gold Plus|Silver Plus|AAMP/u);
  });
});

test("the Founders Club's discount includes camps; Gold's does not", () => {
  expect(words("/specials")).toContain(
    "10% off training programs, camps, clinics, open area rental and pro shop",
  );
  expect(words("/camps")).toMatch(/Founders Club members get 10% off camps and clinics/u);
  expect(words("/camps")).not.toContain("Gold");
});

test("what has no day on its price page says whom to call for one, with a link", () => {
  for (const path of ["/eventpricing", "/tournamentprice", "/ninjayouthprice"]) {
    expect(words(path), path).toContain("For days and times, call (614) 555-0142");
    expect(dom(path).querySelector('.lead a[href="tel:+16145550142"]'), path).not.toBeNull();
  }
  for (const id of ["june-hitting", "august-hitting-pitching"])
    expect(
      dom("/camps").querySelector(`#${id} .button-reason a[href="tel:+16145550142"]`),
      id,
    ).not.toBeNull();
});

test("the camp that is on sale comes first", () => {
  const [first] = dom("/camps").querySelectorAll("main li > article h2");
  expect(first?.text).toBe("Swinging Holiday Camp");
});

test("prices are of what the specification sells: nothing by the player, no lesson by the session", () => {
  for (const path of Object.keys(numbers))
    expect(words(path), path).not.toMatch(/a player|for \d+ sessions/u);
});

describe("the texts that the specification quotes", () => {
  test.each([
    ["/rapsodo", "rapsodo works!"],
    ["/comingsoon", "Hey there! This page is still under construction...Check back Soon!"],
    ["/speed", "Call For Book"],
    ["/tournament", "Join The League"],
    ["/ninjayouth", "Join Now"],
    ["/ninjayouth", "Register on the program site"],
    ["/specials", "RESERVE"],
    ["/generalmanager", "Back to employment application"],
    ["/hittrax", "Booking Calendar"],
  ])("%s says %s", (path, text) => {
    expect(words(path)).toContain(text);
  });
});
