/** The selectors on the sample facility and on changed copies of it. */
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { coachAndOpenSpotCards } from "./coaches.ts";
import { readContent } from "../content/content.ts";
import { packageSchema } from "../content/schema/package.ts";
import { wordsSchema } from "../content/schema/words.ts";
import type { Content } from "../content/schema/registry.ts";
import { formatPrice, type Price } from "../lib/money.ts";
import { headingOf } from "../lib/text.ts";
import { eventCards } from "./events.ts";
import { linkCards } from "./link-cards.ts";
import { homeActions } from "./home.ts";
import {
  groupsByRent,
  groupsByType,
  listingsOf,
  lowestRent,
  rateTable,
  rentalOf,
  rentText,
} from "./spaces.ts";
import { mailAccount } from "./forms.ts";
import { siteMenu } from "./navigation.ts";
import { lowestOffer, offersOn } from "./offers.ts";
import { priceList } from "./price-list.ts";
import { shownOn } from "./shown.ts";
import { hasPage, linksTo, existingPages, pageAt, pageTexts } from "./pages.ts";

let content: Content;
beforeAll(() => {
  content = readContent("content").content as Content;
});

/** The facility without some pages. */
const without = (...keys: string[]): Content => ({
  ...content,
  pages: content.pages.filter(({ slug }) => !keys.includes(slug)),
  disciplines: content.disciplines.filter(({ slug }) => !keys.includes(slug)),
});

describe("on the page that a button would lead to", () => {
  /** The sample, with the lessons of hitting on the page of its coaches. */
  const onOnePage = (): Content => ({
    ...content,
    coaches: content.coaches.map((coach) => ({ ...coach, pricePage: "hitting" })),
    disciplines: content.disciplines.map((each) => ({
      ...each,
      sections: [
        { type: "prices", packages: ["hitting-lesson"], beside: false },
        { type: "coaches", disciplines: ["hitting"], beside: false },
      ] as Content["disciplines"][number]["sections"],
    })),
  });

  test("Purchase of a coach leads to the prices in the same window", () => {
    const here = { href: "#section_prices", newWindow: false };
    expect(coachAndOpenSpotCards(onOnePage(), ["hitting"], "hitting")[0]?.purchase).toEqual(here);
    expect(coachAndOpenSpotCards(onOnePage(), [], "hitting")[0]?.purchase).toEqual(here);
  });

  test("and from any other page to it, in a new window", () => {
    expect(coachAndOpenSpotCards(onOnePage(), ["hitting"], "coaches")[0]?.purchase).toEqual({
      href: "/hitting",
      newWindow: true,
    });
  });

  test("the button of an event leads to the form, if there are no prices", () => {
    const sections = [
      { type: "events", kinds: ["camp"], beside: false },
      { type: "form", form: "contact", beside: false },
    ] as Content["pages"][number]["sections"];
    const pages = content.pages.map((page) => (page.slug === "camps" ? { ...page, sections } : page));
    const events = content.events.map((event) => ({ ...event, pricePage: "camps" }));
    const of = { ...content, pages, events };
    const [card] = eventCards(
      of,
      content["event-kinds"].filter(({ slug }) => slug === "camp"),
      "camps",
    );
    expect(card?.target).toEqual({ href: "#section_form", newWindow: false });
  });

  test("Purchase of a package leads to the prices, and from another page to that page", () => {
    const packages = content.packages.map((item) => ({ ...item, purchase: { route: "hitpricing" } }));
    const of = { ...content, packages };
    const linkOn = (page: string) => offersOn(of, page)[0]?.purchase;
    expect(linkOn("hitpricing")).toEqual({ href: "#section_prices", newWindow: false });
    expect(linkOn("fieldpricing")).toEqual({ href: "/hitpricing", newWindow: false });
  });
});

describe("the price on a coach's card", () => {
  /** The price of the first hitting coach, whose price page sells these. */
  function priceWith(...packages: object[]): string | undefined {
    const files = packages.map((own, index) => {
      const item = { name: `Lesson ${index}`, kind: "lesson", ...own };
      return { ...v.parse(packageSchema, item), slug: `p${index}` };
    });
    const sections = [
      { type: "prices", packages: files.map(({ slug }) => slug), beside: false },
    ] as unknown as Content["pages"][number]["sections"];
    const pages = content.pages.map((page) => (page.slug === "hitpricing" ? { ...page, sections } : page));
    const [card] = coachAndOpenSpotCards({ ...content, pages, packages: files }, ["hitting"]);
    return card?.price && formatPrice(card.price);
  }
  const mine = { coaches: ["marcus-bell", "dana-whitlock"] };
  const others = { coaches: ["ray-ochoa"] };

  test("is the lowest of the lessons on their page", () => {
    expect(priceWith({ price: 80 }, { price: 45 })).toBe("From $45");
    expect(priceWith({ price: 75, per: "hour" }, { price: 200 })).toBe("$75 an hour");
    expect(priceWith({ price: 75, per: "hour" }, { price: 40, per: "half hour" })).toBe("$40 a half hour");
  });

  test("is there beside a lesson that is free", () => {
    expect(priceWith({ price: 0, priceWords: "for your first half hour" }, { price: 60 })).toBe("$60");
  });

  test("is the lowest of the lessons that name the coach, if some do", () => {
    expect(priceWith({ price: 45 }, { price: 55, ...mine }, { price: 100, ...mine })).toBe("From $55");
  });

  test("is not that of a lesson with somebody else", () => {
    expect(priceWith({ price: 30, ...others }, { price: 55 })).toBe("$55");
  });

  test("is left out where the prices can't be compared", () => {
    expect(priceWith({ price: 45 }, { price: 30, per: "person" })).toBeUndefined();
    expect(priceWith({ price: 45 }, { price: 30, priceWords: "each" })).toBeUndefined();
    expect(priceWith({ price: 45 }, { price: 20, kind: "assessment" })).toBeUndefined();
    expect(priceWith({ price: 30, ...others })).toBeUndefined();
  });
});

describe("coach cards", () => {
  test("an open spot leads nowhere", () => {
    const open = coachAndOpenSpotCards(content, ["fielding"]).filter((card) => card.isOpenSpot);
    expect(open).not.toEqual([]);
    expect(open.every(({ purchase, book }) => purchase === null && book === null)).toBe(true);
  });

  test("a new coach takes the place of an open spot once the page is full", () => {
    const marcus = content.coaches.filter(({ slug }) => slug === "marcus-bell");
    const six = ["a", "b", "c", "d", "e", "f"].flatMap((slug) => marcus.map((coach) => ({ ...coach, slug })));
    const cards = coachAndOpenSpotCards({ ...content, coaches: six }, ["hitting"]);
    expect(cards.filter(({ isOpenSpot }) => isOpenSpot)).toHaveLength(3);
  });

  test("Purchase leads nowhere when the facility has no such page", () => {
    expect(coachAndOpenSpotCards(without("hitpricing"), ["hitting"])[0]?.purchase).toBeNull();
  });

  test("booking by phone calls the desk in the same window", () => {
    expect(coachAndOpenSpotCards(content, ["speed"])[0]?.book).toEqual({
      href: "tel:+16145550142",
      newWindow: false,
    });
  });
});

describe("price lists", () => {
  test("a page lists its own packages and no other", () => {
    expect(offersOn(content, "memberships").map(({ slug }) => slug)).toEqual(["gold", "silver"]);
    expect(offersOn(content, "privacy")).toEqual([]);
  });

  test("a page knows its lowest price", () => {
    expect(lowestOffer(offersOn(content, "buytokens"))?.price).toBe(2500);
    expect(lowestOffer([])).toBeUndefined();
    const sale = { before: undefined, after: "This offer has ended", phase: "after" } as const;
    expect(lowestOffer(offersOn(content, "buytokens").map((offer) => ({ ...offer, sale })))).toBeUndefined();
  });
});

describe("the list of all prices", () => {
  const rowsOf = (of: Content) =>
    priceList(of).flatMap(({ rows }) =>
      rows.map(({ name, lines }) => [name, ...(lines.length > 1 ? lines.map(({ label }) => label) : [])]),
    );

  test("has what belongs to one thing in one row", () => {
    const rows = rowsOf(content);
    expect(rows).toContainEqual(["Batting cages", "Half hour", "Hour"]);
    expect(rows).toContainEqual(["Tokens", "10 tokens", "20 tokens", "50 tokens", "100 tokens"]);
    expect(rows).toContainEqual(["Gold membership"]);
    expect(rows).toContainEqual([
      "Individual pitching",
      "1 hour a week for 4 weeks",
      "2 hours a week for 4 weeks",
      "3 hours a week for 4 weeks",
    ]);
  });

  test("has groups whose ids no heading in a text has", () => {
    const ids = priceList(content).map(({ id }) => id);
    expect(ids).toContain("prices-lesson");
    expect(ids).not.toContain(headingOf("Lesson").id);
  });

  test("says what is the same in a row once", () => {
    const details = priceList(content).flatMap(({ rows }) =>
      rows.map(({ name, detail, lines }) => [
        name,
        detail,
        lines.flatMap((line) => ("offer" in line ? (line.detail ?? []) : [])),
      ]),
    );
    expect(details).toContainEqual(["Individual pitching", "One-on-one.", []]);
    expect(details).toContainEqual(["Swinging Holiday Camp", undefined, []]);
    expect(details).toContainEqual(["Tokens", undefined, ["Our best price per token."]]);
  });

  test("says what a page says below its offers, once, with the last row of that page", () => {
    const notes = priceList(content).flatMap(({ rows }) =>
      rows.flatMap(({ name, note }) => (note === undefined ? [] : [[name, note]])),
    );
    expect(notes).toEqual([
      ["Tokens", expect.stringMatching(/^Tokens never expire\. Allow 24 hours/u)],
      ["Silver membership", expect.stringMatching(/^Cancel anytime at the desk; no refunds\./u)],
    ]);
  });

  test("keeps the whole name of a package that is alone", () => {
    const packages = content.packages.filter(
      ({ slug }) => !/individual-pitching-[23]|tokens-[25]/u.test(slug),
    );
    const alone = packages.filter(({ slug }) => slug !== "tokens-100");
    const rows = rowsOf({ ...content, packages: alone });
    expect(rows).toContainEqual(["Individual pitching, 1 hour a week for 4 weeks"]);
    expect(rows).toContainEqual(["10 tokens"]);
  });
});

describe("spaces", () => {
  test("a cage for rent has two prices and two addresses, one on tokens none", () => {
    const [first, , , , fifth] = shownOn(content, "rentbattingcages").spaces.flatMap((space) =>
      listingsOf(content, space),
    );
    const rentals = shownOn(content, "rentbattingcages").spaces.map((space) => rentalOf(content, space));
    expect(rentals.map((rental) => rental && rentText(rental.rates))).toEqual([
      "$25 a half hour, $45 an hour",
    ]);
    expect(first?.rent?.buttons.map(({ label, figure }) => [label, figure.price])).toEqual([
      ["Rent half hour", 2500],
      ["Rent hour", 4500],
    ]);
    for (const { link } of first?.rent?.buttons ?? [])
      expect(link?.href).toMatch(/\/products\/\d+\/purchase$/u);
    expect(fifth?.rent).toBeUndefined();
    expect(shownOn(content, "memberships").spaces).toEqual([]);
  });

  test("the cages are in groups of one type, in their order", () => {
    const listings = shownOn(content, "rentbattingcages").spaces.flatMap((space) =>
      listingsOf(content, space),
    );
    expect(groupsByType(listings).map((group) => group.map(({ name }) => name))).toEqual([
      ["Cage 1", "Cage 2", "Cage 3", "Cage 4"],
      ["Cage 5", "Cage 6", "Cage 7"],
    ]);
  });

  test("the rate board lists the spaces with rates", () => {
    const { units, rows } = rateTable(content);
    expect(units).toEqual(["half hour", "hour"]);
    expect(rows.map(({ name, detail, prices }) => [name, detail, prices.map((each) => each?.price)])).toEqual(
      [
        ["Batting cages", "51x12 ft", [2500, 4500]],
        ["Open area", "40x65 ft", [4000, 7500]],
      ],
    );
  });
});

describe("the rates of other facilities", () => {
  const rented = (...rates: readonly object[]): Content => {
    const [cages] = content.spaces;
    const all = rates.map((rate) => ({ to: "call", ...rate }));
    return { ...content, spaces: [{ ...cages, size: undefined, rates: all }] } as unknown as Content;
  };
  const cellsOf = ({ rows }: ReturnType<typeof rateTable>) =>
    rows.map(({ detail, prices, words }) => [detail, prices.map((each) => each?.price), words?.priceWords]);

  test("have a column for each time, and a row for each time of day", () => {
    const hourly = rented(
      { per: "hour", price: 5000 },
      { per: "game", price: 20000 },
      { per: "hour", price: 7000, when: "on weekends" },
    );
    expect(rateTable(hourly).units).toEqual(["hour", "game"]);
    expect(cellsOf(rateTable(hourly))).toEqual([
      [undefined, [5000, 20000], undefined],
      ["on weekends", [7000, undefined], undefined],
    ]);
    expect(formatPrice(lowestRent(hourly, "rentbattingcages") as Price)).toBe("$50 an hour");
  });

  test("may be in words alone: nothing invents an amount", () => {
    const inWords = rented({ priceWords: "Price on the booking site" });
    expect(cellsOf(rateTable(inWords))).toEqual([[undefined, [], "Price on the booking site"]]);
    expect(formatPrice(lowestRent(inWords, "rentbattingcages") as Price)).toBe("Price on the booking site");
    expect(homeActions(inWords)).toContainEqual({ href: "/rentbattingcages", label: "Rent a cage" });
    const [listing] = inWords.spaces.flatMap((space) => listingsOf(inWords, space));
    expect(listing?.rent?.buttons).toMatchObject([{ label: "Rent", link: { href: "tel:+16145550142" } }]);
  });

  test("are said once for spaces one after the other that have the same", () => {
    const [cages] = content.spaces;
    if (!cages) throw new Error("no cages");
    const names = (...spaces: (typeof cages)[]) =>
      groupsByRent(spaces).map((group) => group.map(({ slug }) => slug));
    const others = { ...cages, slug: "others", size: { length: 70, width: 14 } };
    const dearer = { ...cages, slug: "dearer", rates: cages.rates.slice(1) };
    expect(names(cages, others, dearer)).toEqual([["cages", "others"], ["dearer"]]);
    const listings = [cages, others].flatMap((space) => listingsOf(content, space));
    expect(groupsByType(listings).map(([first]) => first?.size)).toEqual([
      "51x12 ft",
      "51x12 ft",
      "70x14 ft",
      "70x14 ft",
    ]);
  });
});

describe("event cards", () => {
  const campCards = (of: Content) => eventCards(of, shownOn(of, "camps").eventKinds);

  test("nine events leave no place for placeholders on the camps page", () => {
    const events = Array.from({ length: 9 }, (_, index) => ({ ...content.events[0], slug: `camp-${index}` }));
    const many = { ...content, events: events as unknown as Content["events"] };
    expect(campCards(many).filter(({ isUpcoming }) => isUpcoming)).toHaveLength(0);
  });

  test("the next event comes first, then events without dates, then past ones", () => {
    const camp = content.events.find(({ kind }) => kind === "camp");
    if (!camp) throw new Error("the sample has no camp");
    const on = (slug: string, from: string) => ({
      ...camp,
      slug,
      dates: { from, until: from, days: [], weekly: [], except: [] },
    });
    const events = [
      on("a", "2099-08-01"),
      on("b", "2020-06-01"),
      on("c", "2099-06-01"),
      { ...camp, slug: "d" },
    ];
    const cards = campCards({ ...content, events }).filter(({ isUpcoming }) => !isUpcoming);
    expect(cards.map(({ id }) => id)).toEqual(["c", "a", "d", "b"]);
  });
});

const specified = `
  / /ninjainfo /ninjayouth /ninjayouthprice /tournament /tournamentprice /hitting /pitching /speed /fielding /coaches
  /hitpricing /pitchprice /pitchprice2 /fieldpricing /speedpricing /eventpricing /packages /rentbattingcages
  /rentopenarea /hittrax /buytokens /specials /founders /camps /testimonials /aboutus /mission /privacy /cagerules
  /facilityrules /cancel /accessibility /contactus /feedback /teampractice /employmentapp /prices /search /first-visit
  /generalmanager
  /assistantmanager /brandambassador /hittingtrainer /pitchingtrainer /speedtrainer /generalsportinstructor
  /youthsportssummer /youthsportinstructor /staff /assistantprogramdirector /communitymarketingassistant /rapsodo
  /comingsoon /404`;

describe("the map of a facility", () => {
  test("a page exists when its file does", () => {
    expect(hasPage(content, "hittrax")).toBe(true);
    expect(hasPage(without("hittrax"), "hittrax")).toBe(false);
    expect(existingPages(without("hittrax")).map(({ key }) => key)).not.toContain("hittrax");
    expect(linksTo(without("hittrax"), ["hittrax", "memberships"])).toHaveLength(1);
    expect(() => pageTexts(without("hittrax"), "hittrax")).toThrow(/no page "hittrax"/u);
  });

  test("the sample has the addresses of the specification, and each alias", () => {
    const paths: string[] = [];
    const aliases = new Set<string>();
    for (const page of existingPages(content)) {
      paths.push(page.path);
      for (const alias of page.aliases) aliases.add(alias);
    }
    expect(paths).toEqual(expect.arrayContaining(specified.trim().split(/\s+/u)));
    expect(aliases).toEqual(
      new Set([
        "/home",
        "/coachbios/hitting",
        "/coachbios/pitching",
        "/speedandagility",
        "/fieldpage",
        "/camps/june-hitting",
        "/camps/august-hitting-pitching",
        "/camps/swinging-holiday",
        "/tournament/winter-hittrax",
      ]),
    );
  });

  test("a link of a menu can call the front desk", () => {
    const call: Content = {
      ...content,
      navigation: { ...content.navigation, menus: [{ label: "Call us", link: "call" }] },
    };
    expect(siteMenu(call).items).toEqual([{ label: "Call us", href: "tel:+16145550142", newWindow: false }]);
  });

  test("a menu knows the page above all its pages, and has none without that page", () => {
    const overviews = (all: Content) =>
      siteMenu(all).items.flatMap((item) => ("links" in item ? [[item.label, item.overview]] : []));
    const none = ["What's New", "More Info"].map((label) => [label, undefined]);
    expect(overviews(content)).toEqual([none[0], ["Training", "/coaches"], none[1]]);
    expect(overviews(without("coaches"))).toEqual([none[0], ["Training", undefined], none[1]]);
  });

  test("menus leave out missing pages, and a menu without entries is left out", () => {
    const labels = (all: Content) => siteMenu(all).items.map(({ label }) => label);
    expect(labels(without("memberships"))).not.toContain("Memberships");
    expect(labels(without("ninjayouth", "tournament"))).not.toContain("What's New");
    expect(labels(without("ninjayouth"))).toContain("What's New");
  });

  test.each([
    ["/", "home"],
    ["/home", "home"],
    ["/coachbios/hitting", "hitting"],
    ["/speedandagility", "speed"],
    ["/fieldpage", "fielding"],
  ])("%s shows %s", (path, key) => expect(pageAt(content, path).key).toBe(key));

  test("an address outside the map is an error", () =>
    expect(() => pageAt(content, "/nowhere")).toThrow(/no page at \/nowhere/u));
});

test("Home links only to pages that exist", () => {
  const cards = linkCards(without("pitching"), [{ page: "hitting" }, { page: "pitching" }]);
  expect(cards.map(({ href }) => href)).toEqual(["/hitting"]);
  expect(homeActions(content)).toContainEqual({ href: "/rentbattingcages", label: "Rent a cage from $25" });
  expect(homeActions(without("rentbattingcages"))[1]?.href).toBe("/rentopenarea");
  expect(homeActions(without("rentbattingcages", "rentopenarea"))).toHaveLength(1);
  expect(homeActions(content)[0]).toEqual({ href: "/coaches", label: "Find a coach" });
  const { home } = v.parse(wordsSchema, { home: { rentCage: "Rent space" } });
  const words = { ...content.words, home };
  expect(homeActions({ ...content, words })).toContainEqual({
    href: "/rentbattingcages",
    label: "Rent space",
  });
});

describe("the Founders Club", () => {
  /** Its button on `/specials`, on its own page and in the list of all prices. */
  const buttonsOf = (of: Content) =>
    [
      ...offersOn(of, "specials"),
      ...offersOn(of, "founders"),
      ...priceList(of).flatMap(({ rows }) =>
        rows.flatMap(({ lines }) => lines.flatMap((line) => ("offer" in line ? [line.offer] : []))),
      ),
    ]
      .filter(({ slug }) => slug === "founders")
      .map(({ action, purchase, reason, sale }) => [
        action,
        purchase?.href,
        reason,
        sale?.phase,
        sale?.after,
      ]);
  const changed = (full: boolean, changes: Partial<Content["packages"][number]> = {}): Content => ({
    ...content,
    packages: content.packages.map((item) =>
      item.slug === "founders" ? { ...item, ...changes, full } : item,
    ),
  });

  test("is reserved on its own page, to which the others lead", () => {
    const none = [undefined, undefined, undefined];
    expect(buttonsOf(content)).toEqual([
      ["RESERVE", "/founders", ...none],
      ["Reserve my spot", expect.stringMatching(/\/purchase$/u), ...none],
      ["RESERVE", "/founders", ...none],
    ]);
  });

  test("without its address, only the button of its own page is disabled", () => {
    expect(
      buttonsOf(changed(false, { purchase: undefined })).map(([, href, reason]) => [href, reason]),
    ).toEqual([
      ["/founders", undefined],
      [undefined, "To sign up, call (614) 555-0142."],
      ["/founders", undefined],
    ]);
  });

  test.each([
    ["always on sale", {}],
    ["whose dates are over", { until: "2020-01-01" }],
    ["on sale later", { from: "2099-01-01" }],
  ])("is full on every page if all spots are taken, even one %s", (_case, dates) => {
    const taken = ["after", "Every spot is taken."];
    expect(buttonsOf(changed(true, dates)).map(([, , , phase, after]) => [phase, after])).toEqual([
      taken,
      taken,
      taken,
    ]);
  });
});

test("the local mail service has a name for each key that is still missing", () => {
  const { mail, forms } = content;
  const none = { mail: { ...mail, publicKey: "", serviceId: "" }, forms };
  expect(mailAccount(none, true)).toMatchObject({ publicKey: "local_key", serviceId: "local_service" });
  expect(mailAccount(none, false)).toMatchObject({ publicKey: "", serviceId: "" });
  expect(mailAccount(content, true).templates["contact"]).toBe("template_contact");
});
