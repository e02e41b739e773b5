/** What the finder offers an age: youth programs, lessons, places to hit, camps, team practice, leagues. */
import type { KindKey, RouteKey } from "../routes.ts";
import type { Content } from "../content/schema/registry.ts";
import { datedEvents, eventDetails, type DatedEvent } from "./events.ts";
import { formatAges } from "./event-texts.ts";
import {
  answerOf,
  canBeBought,
  fact,
  fits,
  ways,
  type Ages,
  type Answer,
  type Found,
  type Way,
} from "./find-answer.ts";
import { lessonsFor } from "./find-lessons.ts";
import { hoursText } from "./opening-hours.ts";
import { hasPage, linksTo, pageOf } from "./pages.ts";
import { formatLowest, offersOn } from "./prices.ts";
import { listingsOf, ratesText, spacesOn } from "./spaces.ts";
import { youthCards } from "./programs.ts";

/** What players of an age can do; a way that has nothing for them is left out. */
export function waysFor(content: Content, ages: Ages): Partial<Record<Way, readonly Found[]>> {
  const found = ways.map((way) => [way, finders[way](content, ages)] as const);
  return Object.fromEntries(found.filter(([, all]) => all.length > 0));
}

const finders: Readonly<Record<Way, (content: Content, ages: Ages) => Found[]>> = {
  youth: programsFor,
  lesson: lessonsFor,
  hit: (content, ages) =>
    placesFor(content, ages, "hit", [
      ...rental(content, "rentbattingcages"),
      ...offered(content, "buytokens"),
      ...offered(content, "packages"),
    ]),
  camp: (content, ages) => eventsFor(content, ages, "camp"),
  team: (content, ages) =>
    placesFor(content, ages, "team", [...requested(content), ...rental(content, "rentopenarea")]),
  league: (content, ages) => eventsFor(content, ages, "league"),
};

/** The answer of a facility that sells nothing: its phone. */
export function onlyThePhone(content: Content): Answer {
  return answerOf(content, "hit", {
    facts: [{ label: "When", value: hoursText(content.hours) }],
    button: undefined,
  });
}

function programsFor(content: Content, ages: Ages): Found[] {
  if (!hasPage(content, "ninjayouth")) return [];
  const cards = youthCards(content);
  return content.programs
    .filter((program) => fits(program, ages))
    .flatMap(({ slug, name, ages: own, pricing }) => {
      const card = cards.find(({ id }) => id === slug);
      if (!card || card.sale?.phase === "after") return [];
      const offers = offersOn(content, pricing).filter(canBeBought);
      const facts = [
        { label: "What", value: name, href: `${pageOf(content, "ninjayouth").path}#${slug}` },
        { label: "Ages", value: formatAges(own) },
        fact(content, "Price", formatLowest(offers)),
        fact(content, "When", undefined),
      ];
      const button =
        card.target && offers.length > 0 ? { label: card.action, target: card.target } : undefined;
      return [
        { key: slug, label: name, answer: answerOf(content, "youth", { facts, button, sale: card.sale }) },
      ];
    });
}

function eventsFor(content: Content, ages: Ages, kind: KindKey): Found[] {
  const onSale = ({ offers }: DatedEvent) => offers.some(canBeBought);
  const [first, ...others] = datedEvents(content)
    .filter((event) => event.kind === kind && event.sale?.phase !== "after" && fits(event, ages))
    .toSorted((a, b) => Number(onSale(b)) - Number(onSale(a)));
  if (!first) return [];
  const { name, path, action, offers, sale } = first;
  const details = eventDetails(first, content.facility).filter(({ label }) => label !== "Place");
  const facts = [
    { label: "What", value: name, href: path },
    ...details,
    ...(first.ages ? [] : [fact(content, "Ages", undefined)]),
    fact(content, "Price", formatLowest(offers.filter(canBeBought))),
  ];
  const button = onSale(first)
    ? { label: action, target: { href: `${path}#prices`, newWindow: false } }
    : undefined;
  const also = others.map((each) => ({ label: each.name, href: each.path, detail: each.dates }));
  const { label } = content.find.ways[kind];
  return [{ key: kind, label, answer: answerOf(content, kind, { facts, button, sale, also }) }];
}

/** A place to hit or practice, and the page to get it from. */
interface Place {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly price: string | undefined;
  readonly when: string;
  readonly sold: boolean;
}

function placesFor(content: Content, { beginners }: Ages, way: Way, places: readonly Place[]): Found[] {
  const main = places.find(({ sold }) => sold) ?? places[0];
  if (!main || beginners) return [];
  const facts = [
    { label: "What", value: main.name },
    fact(content, "Price", main.price),
    { label: "When", value: main.when },
  ];
  const button = main.sold ? { label: main.label, target: { href: main.href, newWindow: false } } : undefined;
  const also = places
    .filter((place) => place !== main)
    .map(({ label, href, price = content.find.ask }) => ({ label, href, detail: price }));
  const { label } = content.find.ways[way];
  return [{ key: way, label, answer: answerOf(content, way, { facts, button, also }) }];
}

function rental(content: Content, key: RouteKey): Place[] {
  const space = spacesOn(content, key);
  const rents = listingsOf(content, space).flatMap(({ rent }) => rent ?? []);
  if (!space || rents.length === 0) return [];
  const sold = rents.some(({ halfHour, hour }) => halfHour.purchase ?? hour.purchase);
  return placeOn(content, key, { name: space.name, price: space.rates && ratesText(space.rates), sold });
}

function offered(content: Content, key: RouteKey): Place[] {
  const offers = offersOn(content, key).filter(canBeBought);
  return offers.length === 0 ? [] : placeOn(content, key, { price: formatLowest(offers) });
}

/** The form where a team asks for a practice. */
function requested(content: Content): Place[] {
  const rates = (spacesOn(content, "rentopenarea") ?? spacesOn(content, "rentbattingcages"))?.rates;
  return placeOn(content, "teampractice", { price: rates && ratesText(rates), when: content.find.requested });
}

function placeOn(
  content: Content,
  key: RouteKey,
  {
    name,
    price,
    when = hoursText(content.hours),
    sold = true,
  }: Partial<Pick<Place, "name" | "price" | "when" | "sold">>,
): Place[] {
  return linksTo(content, [key]).map(({ label, href }) => ({
    name: name ?? label,
    label,
    href,
    price,
    when,
    sold,
  }));
}
