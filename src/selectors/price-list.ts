/** The price list: every price on one page, grouped by purpose, such as a lesson or a party. */
import type { Package } from "../content/schema/package.ts";
import type { Content } from "../content/schema/registry.ts";
import { showCents, type Price } from "../lib/money.ts";
import { formatFeet } from "../lib/size.ts";
import { capitalized } from "../lib/labels.ts";
import { pageOf } from "./pages.ts";
import { noteBelowPackages, pageOfSpace, sellingPage } from "./shown.ts";
import { type Offer, offersWhere } from "./offers.ts";
import { ratesOf } from "./spaces.ts";

export type PriceGroup = ReturnType<typeof priceList>[number];

/** A group of the price list. */
interface Purpose {
  readonly id: string;
  readonly heading: string;
  readonly kinds: readonly Package["kind"][];
  /** Only the packages of these events. */
  readonly events?: ReadonlySet<string | undefined>;
  /** The rent of the spaces that are for this. */
  readonly rent?: "hit" | "team";
}

/** One thing with its price, or with those of its lengths and sizes. */
export interface PriceRow {
  readonly name: string;
  readonly detail: string | undefined;
  readonly lines: readonly PriceLine[];
  /** The `purchaseNote` of the page that sells it, with the last row of that page. */
  readonly note?: string | undefined;
}

export type PriceLine = RateLine | OfferLine;

interface RateLine extends Price {
  readonly label: string;
  readonly page: string;
  readonly action: string;
}

interface OfferLine {
  readonly label: string;
  /** Undefined if the row says it. */
  readonly detail: string | undefined;
  readonly offer: ListedOffer;
}

type ListedOffer = Offer & {
  /** Where it is sold: `/buytokens#tokens-10`. */
  readonly page: string;
  readonly pageKey: string;
};

/** The purposes in the order of the page; each kind of event is one. */
function purposesOf({
  events,
  "event-kinds": eventKinds,
  words: { priceList: headings },
}: Content): Purpose[] {
  return [
    { id: "hit", heading: headings.hit, kinds: ["tokens", "membership"], rent: "hit" },
    { id: "lesson", heading: headings.lesson, kinds: ["lesson"] },
    { id: "team", heading: headings.team, kinds: [], rent: "team" },
    ...eventKinds.map(({ slug, prices }): Purpose => ({
      id: slug,
      heading: prices,
      kinds: ["event"],
      events: new Set(events.filter(({ kind }) => kind === slug).map((event) => event.slug)),
    })),
    { id: "assessment", heading: headings.assessment, kinds: ["assessment"] },
    { id: "party", heading: headings.party, kinds: ["party"] },
    { id: "special", heading: headings.special, kinds: ["special"] },
  ];
}

/**
 * The groups that have a price, with the packages that some page sells. Their ids on the page begin with `prices-`, so
 * that a heading in the page's text, such as `## Lesson`, doesn't have the same.
 */
export function priceList(content: Content) {
  const listed = listedOffers(content);
  return purposesOf(content)
    .map(({ id, heading, kinds, events, rent }) => {
      const offers = kinds.flatMap((kind) =>
        listed.filter((offer) => offer.kind === kind && (!events || events.has(offer.event))),
      );
      const sold = withNotes(content, offerRows(content, offers));
      const rows = rowsWithCents([...(rent ? rentRows(content, rent) : []), ...sold]);
      return { id: `prices-${id}`, heading, offers, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

/**
 * The rows of a group, with cents in all or in none of the prices that stand in one list: those of one thing, or those
 * of the rows with one price each.
 */
function rowsWithCents(rows: readonly PriceRow[]): PriceRow[] {
  const single = showCents(rows.filter(({ lines }) => lines.length === 1).flatMap(pricesOf));
  return rows.map((row) => {
    const exact = row.lines.length === 1 ? single : showCents(pricesOf(row));
    const lines = row.lines.map((line): PriceLine =>
      "offer" in line ? { ...line, offer: { ...line.offer, exact } } : { ...line, exact },
    );
    return { ...row, lines };
  });
}

function pricesOf({ lines }: PriceRow): Price[] {
  return lines.map((line) => ("offer" in line ? line.offer : line));
}

/** The packages that pages sell: those of pages within a discipline, in the order of these, then the others. */
function listedOffers(content: Content): ListedOffer[] {
  const disciplines = content.disciplines.map(({ slug }) => slug);
  const rank = (key: string) => {
    const at = disciplines.indexOf(pageOf(content, key).within ?? "");
    return at === -1 ? disciplines.length : at;
  };
  return offersWhere(content, () => true)
    .flatMap((offer) => {
      const key = sellingPage(content, offer.slug);
      if (key === undefined) return [];
      return [{ key, offer: { ...offer, page: `${pageOf(content, key).path}#${offer.slug}`, pageKey: key } }];
    })
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .map(({ offer }) => offer);
}

/** Packages of one thing are one row: packs of tokens, sessions of a camp, and names that are alike up to a comma. */
function offerRows(content: Content, offers: readonly ListedOffer[]): PriceRow[] {
  const byThing = Map.groupBy(offers, (offer) => thingOf(content, offer));
  const rows = offers.map((offer) => {
    const thing = thingOf(content, offer);
    const sold = byThing.get(thing) ?? [];
    if (thing === undefined || sold.length === 1) return rowOfOne(offer);
    // The row is where its first package is.
    return sold[0] === offer ? rowOfThing(thing, sold) : undefined;
  });
  return rows.filter((row) => row !== undefined);
}

/** What a page says below what it sells stands in the list, too: once, with the last row of that page. */
function withNotes(content: Content, rows: readonly PriceRow[]): PriceRow[] {
  return rows.map((row, index) => {
    const page = pageOfRow(row);
    const next = rows[index + 1];
    if (page === undefined || (next && pageOfRow(next) === page)) return row;
    return { ...row, note: noteBelowPackages(content, page) };
  });
}

/** The page that sells the first package of a row. */
function pageOfRow({ lines: [line] }: PriceRow): string | undefined {
  return line && "offer" in line ? line.offer.pageKey : undefined;
}

function rowOfOne(offer: ListedOffer): PriceRow {
  const { name, summary } = offer;
  const detail = summary === name ? undefined : summary;
  return { name, detail, lines: [{ label: name, detail: undefined, offer }] };
}

/** The row of several packages, with what their summaries say if it is the same. */
function rowOfThing(name: string, sold: readonly ListedOffer[]): PriceRow {
  const summary = sold[0]?.summary;
  const shared = sold.every((offer) => offer.summary === summary) ? summary : undefined;
  return {
    name,
    detail: shared === name ? undefined : shared,
    lines: sold.map((offer) => ({
      label: withoutThing(offer.name, name),
      detail: shared === undefined ? offer.summary : undefined,
      offer,
    })),
  };
}

/** What several packages are of; undefined for a package of its own. */
function thingOf({ events, words }: Content, { kind, event, name }: ListedOffer): string | undefined {
  if (kind === "tokens") return words.spaces.tokens;
  if (kind === "event") return events.find(({ slug }) => slug === event)?.name;
  return /^(.+?), /u.exec(name)?.[1];
}

/** `Individual pitching, 1 hour a week` as `1 hour a week`. */
function withoutThing(name: string, thing: string): string {
  return name.startsWith(`${thing}, `) ? name.slice(thing.length + 2) : name;
}

/** The rent of each space for a purpose that a page shows. */
function rentRows(content: Content, purpose: "hit" | "team"): PriceRow[] {
  const { rent: action } = content.words.spaces;
  return content.spaces.flatMap((space) => {
    const { slug, name, size, prices: listedFor } = space;
    const key = pageOfSpace(content, slug);
    const rates = ratesOf(content, space);
    if (rates.length === 0 || key === undefined || listedFor !== purpose) return [];
    const page = pageOf(content, key).path;
    const lines = rates.map((rate): RateLine => {
      // A row with one price says the unit behind it, like that of a package; of several, the label of each does.
      if (rates.length === 1) return { label: name, page, action, ...rate.price };
      return { label: capitalized(rate.name), page, action, ...rate.figure };
    });
    return [{ name, detail: size && formatFeet(size), lines }];
  });
}
