/** The price list: every price on one page, grouped by purpose, such as a lesson or a party. */
import type { RouteKey } from "../routes.ts";
import type { Package } from "../content/schema/package.ts";
import type { Content } from "../content/schema/registry.ts";
import { formatSize } from "../lib/size.ts";
import { hasPage, pageOf } from "./pages.ts";
import { offersOn, sellsTraining, type Special, specialsOn } from "./prices.ts";
import { spacesOn } from "./spaces.ts";
import { whyDisabled } from "./why-disabled.ts";

export type PriceGroup = ReturnType<typeof priceList>[number];

/** A group of the price list. */
interface Purpose {
  readonly id: string;
  readonly heading: string;
  readonly kinds: readonly Package["kind"][];
  /** Only the packages of these events. */
  readonly events?: ReadonlySet<string | undefined>;
  readonly rent?: RouteKey;
}

/** Whether the terms of lessons and training belong on a page with the whole price list. */
export function listsTraining(content: Content): boolean {
  return sellsTraining(priceList(content).flatMap(({ offers }) => offers));
}

/** The purposes in the order of the page; each kind of event is one. */
function purposesOf({
  events,
  "event-kinds": eventKinds,
  words: { priceList: headings },
}: Content): Purpose[] {
  return [
    { id: "hit", heading: headings.hit, kinds: ["tokens", "membership"], rent: "rentbattingcages" },
    { id: "lesson", heading: headings.lesson, kinds: ["lesson"] },
    { id: "team", heading: headings.team, kinds: [], rent: "rentopenarea" },
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

/** The groups that have a price, with the packages that some page sells. */
export function priceList(content: Content) {
  const all = sellingPages(content).flatMap((key) =>
    offersOn(content, key).map((offer) => ({
      ...offer,
      ...reserveButton(content, offer.slug),
      page: `${pageOf(content, key).path}#${offer.slug}`,
    })),
  );
  const offers = [...new Map(all.toReversed().map((offer) => [offer.slug, offer])).values()].toReversed();
  return purposesOf(content)
    .map(({ id, heading, kinds, events, rent }) => ({
      id,
      heading,
      /** Rentals and packages, each with the page that sells it. */
      rates: rent ? ratesOf(content, rent) : [],
      offers: kinds.flatMap((kind) =>
        offers.filter((offer) => offer.kind === kind && (!events || events.has(offer.event))),
      ),
    }))
    .filter(({ rates, offers: sold }) => rates.length + sold.length > 0);
}

/** The button of a special that has a page to reserve it, until it is full. */
function reserveButton(
  content: Content,
  slug: string,
): Partial<Pick<Special, "action" | "purchase" | "reason">> {
  const special = specialsOn(content, "founders").find((each) => each.slug === slug);
  if (!special?.reserved) return {};
  const { action, full } = special;
  return {
    action,
    purchase: full ? null : { href: pageOf(content, "founders").path, newWindow: false },
    reason: whyDisabled(content, { full }),
  };
}

/** The pages that sell something: those of the disciplines in their order, then the others. */
function sellingPages(content: Content): string[] {
  const disciplines = content.disciplines.map(({ slug }) => slug);
  const place = (key: string) => {
    const at = disciplines.indexOf(pageOf(content, key).within ?? "");
    return at === -1 ? disciplines.length : at;
  };
  const pages = new Set(content.packages.flatMap(({ listedOn }) => listedOn));
  return [...pages].filter((key) => hasPage(content, key)).toSorted((a, b) => place(a) - place(b));
}

function ratesOf(content: Content, key: RouteKey) {
  if (!hasPage(content, key)) return [];
  const page = pageOf(content, key).path;
  const { currency } = content.facility;
  const action = content.words.spaces.rent;
  return spacesOn(content, key).flatMap(({ name, size, rates }) => {
    const detail = size && `${formatSize(size)} ft`;
    return rates
      ? [
          { name: `${name}, half hour`, detail, price: rates.halfHour, currency, page, action },
          { name: `${name}, hour`, detail, price: rates.hour, currency, page, action },
        ]
      : [];
  });
}
