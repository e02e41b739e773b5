/** The entries of the search: pages, their sections, and cards with their price and button. */
import { addressParts } from "../lib/address.ts";
import { formatPrice, formatPriceWithoutUnit } from "../lib/money.ts";
import type { SearchAction, SearchEntry, SearchIndex } from "./match.ts";
import { callLink, phoneUrl } from "../lib/phone-number.ts";
import { headingOf, plainText } from "../lib/text.ts";
import { entryOf, type Content } from "../content/schema/registry.ts";
import { routes } from "../routes.ts";
import { applyingFor } from "../selectors/applying.ts";
import { buttonLabel, type Link } from "../lib/link.ts";
import { allCoachCards, coachesOf } from "../selectors/coaches.ts";
import { eventCard, eventKindOf, eventKindsOn, eventPath } from "../selectors/events.ts";
import { holidayNotes, hoursText } from "../selectors/opening-hours.ts";
import { hasPage, linksTo, pageOf, pageTexts, sitePages, type SitePage } from "../selectors/pages.ts";
import { listsTraining, priceList } from "../selectors/price-list.ts";
import { formatLowestPrice, lowestOffer, offersOn } from "../selectors/offers.ts";
import { listingsOf, lowestRate, lowestRent, pagesWithSpaces, spacesOn } from "../selectors/spaces.ts";
import { wordsIn } from "./word-forms.ts";

/** Everything that can be found, and the words that mean the same. */
export function searchIndex(content: Content): SearchIndex {
  const { synonyms } = content.search;
  return {
    entries: [
      ...pageAndCardEntries(content),
      ...sectionEntries(content),
      ...questionEntries(content),
      ...deskEntries(content),
      ...holidayEntries(content),
      ...termsEntries(content),
    ],
    synonyms,
  };
}

/** The pages to offer when nothing is found. */
export function likelyPages(content: Content): { label: string; href: string }[] {
  return linksTo(content, content.search.suggestions);
}

/** Pages, and cards on them. */
export function pageAndCardEntries(content: Content): SearchEntry[] {
  return [
    ...searchedPages(content).map((page) => pageEntry(content, page)),
    ...offerEntries(content),
    ...coachEntries(content),
    ...eventEntries(content),
    ...spaceEntries(content),
  ];
}

function searchedPages(content: Content): SitePage[] {
  return sitePages(content).filter(({ hidden, key }) => !hidden && key !== "search");
}

/** A page with its text above the first section. */
function pageEntry(content: Content, { key, path, texts }: SitePage): SearchEntry {
  const phrases = phrasesOf(content, key);
  if (key === "home") return visitEntry(content, phrases);
  const { heading, description, lead, steps, purchaseNote, body = "" } = texts;
  const [intro = "", overview] = body.split(sectionStart);
  const isJob = pageOf(content, key).folder === "jobs";
  const withoutHeading = overview?.replace(/^.*\n/u, "");
  return {
    kind: "page",
    title: heading,
    context: isJob ? content.words.search.job : undefined,
    href: path,
    text: sentences([lead, description, steps, purchaseNote, isJob ? (withoutHeading ?? intro) : intro]),
    phrases,
    foundLast: isJob || isFoundLast(content, key),
    price: priceOn(content, key),
    action: actionOf(content, key),
  };
}

/** Texts as sentences on one line, each with one period. Leaves out those that say little that is new. */
function sentences(texts: readonly (string | undefined)[]): string {
  const whole = texts.map((text) => plainText(text ?? "").replace(/(?<=[\p{L}\p{N})%])$/u, "."));
  const said = new Set<string>();
  const saysSomethingNew = (sentence: string) => {
    const words = wordsIn(sentence);
    const fresh = words.filter((word) => !said.has(word));
    for (const word of words) said.add(word);
    return fresh.length > words.length / 3;
  };
  return whole.flatMap((text) => text.split(/(?<=[.?!]) (?=\p{Lu})/u).filter(saysSomethingNew)).join(" ");
}

const sectionStart = /^## +/mu;

export function sectionEntries(content: Content): SearchEntry[] {
  return searchedPages(content)
    .filter(({ key }) => pageOf(content, key).folder !== "jobs")
    .flatMap(({ key, path, texts: { heading, body = "" } }) =>
      body
        .split(sectionStart)
        .slice(1)
        .map((section) => {
          const [line = "", ...lines] = section.split("\n");
          const { text: title, id } = headingOf(line);
          return {
            kind: "section" as const,
            title,
            context: heading,
            href: `${path}#${id}`,
            text: plainText(lines.join("\n")),
            foundLast: isFoundLast(content, key),
          };
        }),
    );
}

/** The questions that pages answer, each as people ask it. */
function questionEntries(content: Content): SearchEntry[] {
  return searchedPages(content).flatMap(({ key, path, texts: { heading, questions = [] } }) =>
    questions.map(({ question, answer }) => ({
      kind: "section" as const,
      title: question,
      context: heading,
      href: `${path}#questions`,
      text: plainText(answer),
      foundLast: isFoundLast(content, key),
    })),
  );
}

/** The subjects for the front desk that pages list. */
function deskEntries(content: Content): SearchEntry[] {
  return searchedPages(content)
    .filter(({ texts: { deskQuestions = [] } }) => deskQuestions.length > 0)
    .map(({ path, texts: { heading, deskQuestions = [] } }) => ({
      kind: "section",
      title: content.words.headings.desk,
      context: heading,
      href: `${path}#ask-the-desk`,
      text: `About ${deskQuestions.join(", ")}.`,
      action: callAction(content),
    }));
}

/** The terms of all packages, which are shown with the prices. */
function termsEntries(content: Content): SearchEntry[] {
  if (!hasPage(content, "prices") || !listsTraining(content)) return [];
  const { heading, body } = content.packageTerms;
  return [{ kind: "section", title: heading, href: routes.prices.path, text: plainText(body) }];
}

function isFoundLast({ search }: Content, key: string): true | undefined {
  return search.foundLast.includes(key) || undefined;
}

function phrasesOf({ search }: Content, key: string): string | undefined {
  return (
    search.phrases
      .filter(({ page }) => page === key)
      .map(({ words }) => words)
      .join(", ") || undefined
  );
}

/** The hours, phone and address, which are found as Home. */
function visitEntry({ facility, hours, words }: Content, phrases: string | undefined): SearchEntry {
  return {
    kind: "page",
    title: words.search.visit,
    href: "/#facility",
    text: `${hoursText(hours)}. ${addressParts(facility.address).join("")}`,
    phrases: [phrases, ...phoneForms(facility.phone)].filter(Boolean).join(", "),
    action: callAction({ facility }),
  };
}

/** Each holiday whose hours may differ. */
function holidayEntries(content: Content): SearchEntry[] {
  return holidayNotes(content).map(({ name, otherNames, text }) => ({
    title: name,
    context: content.words.hours.holidays,
    href: hasPage(content, "hours") ? pageOf(content, "hours").path : "/#facility",
    text,
    phrases: ["open, closed", otherNames].filter(Boolean).join(", "),
    action: callAction(content),
  }));
}

/** A phone number as it is written, and its digits alone, without and with the country code. */
function phoneForms(phone: string): string[] {
  return [phone, ...[phone, phoneUrl(phone)].map((text) => text.replaceAll(/\D/gu, ""))];
}

function callAction({ facility: { phone } }: Pick<Content, "facility">): SearchAction {
  return { ...callLink(phone), newWindow: false };
}

/** The price of a page: of its own packages, the rent of its spaces, or the prices of its coaches or events. */
function priceOn(content: Content, key: string): string | undefined {
  const ownPrice = formatLowestPrice(offersOn(content, key));
  if (ownPrice !== undefined) return ownPrice;
  const rent = lowestRent(content, key);
  if (rent) return formatPrice(rent);
  const kinds = new Set(eventKindsOn(content, key).map((kind) => kind.slug));
  const coaches = coachesOf(content, key);
  const events = content.events.filter(({ kind }) => kinds.has(kind));
  if (events.some(({ pricePage }) => pricePage === undefined)) return undefined;
  const page = [...coaches, ...events].find(({ pricePage }) => pricePage)?.pricePage;
  return page && formatLowestPrice(offersOn(content, page));
}

function actionOf(content: Content, key: string): SearchAction | undefined {
  if (pageOf(content, key).folder !== "jobs" || !hasPage(content, "employmentapp")) return undefined;
  const { href } = applyingFor(entryOf(content.jobs, key), content);
  return { label: content.words.buttons.apply, href, newWindow: false };
}

/** All packages. One with a limited sale has no button here: its card knows whether it is on sale. */
function offerEntries(content: Content): SearchEntry[] {
  return priceList(content).flatMap(({ heading, offers }) =>
    offers.map((offer): SearchEntry => {
      const { name, page, summary, includes, purchase, action, sale, kind } = offer;
      return {
        title: name,
        context: heading,
        href: page,
        text: sentences([summary, ...includes]),
        price: formatPrice(offer),
        action: sale === undefined && kind !== "special" ? actionTo(purchase, action) : undefined,
      };
    }),
  );
}

function coachEntries(content: Content): SearchEntry[] {
  return allCoachCards(content).map(({ name, title, address, bio, price, book, bookLabel }) => ({
    title: name,
    context: title,
    href: address,
    text: plainText(bio),
    phrases: "lessons",
    price: price && formatPrice(price),
    action: actionTo(book, bookLabel),
  }));
}

function eventEntries(content: Content): SearchEntry[] {
  return content.events.map((event) => {
    const card = eventCard(content, event);
    const { name, dates, status, highlights, description, info, body, target, action, sale } = card;
    return {
      title: name,
      context: pageTexts(content, eventKindOf(content, event).page).heading,
      href: eventPath(content, event),
      text: sentences([dates, status, ...highlights, description, ...info, body]),
      action: sale === undefined ? actionTo(target, action) : undefined,
    };
  });
}

function spaceEntries(content: Content): SearchEntry[] {
  return pagesWithSpaces(content).flatMap((page) =>
    spacesOn(content, page).flatMap((space) =>
      listingsOf(content, space).map(({ id, name, type, description, use, rent }) => {
        const isOneOfMany = space.units.length > 1;
        const lowest = rent && lowestRate(rent.buttons);
        return {
          title: name,
          // A cage with a machine is a cage, too.
          context: isOneOfMany ? space.name : type,
          href: `${pageOf(content, page).path}#${id}`,
          text: plainText(description ?? ""),
          phrases: isOneOfMany ? newWordsOf(type, space.name) : undefined,
          ...(use === "tokens" && tokensFor(content)),
          ...(lowest && {
            price: formatPrice(lowest.price),
            action: actionTo(lowest.link, lowest.label, lowest.calling),
          }),
        };
      }),
    ),
  );
}

/** A text, unless another has its words. */
function newWordsOf(text: string, other: string): string | undefined {
  const known = new Set(wordsIn(other));
  return wordsIn(text).every((word) => known.has(word)) ? undefined : text;
}

/** What the tokens for a machine cost at least, and the link to them. */
function tokensFor(content: Content): Pick<SearchEntry, "price" | "action"> | undefined {
  const offer = lowestOffer(offersOn(content, "buytokens"));
  const [link] = linksTo(content, ["buytokens"]);
  if (!offer || !link) return undefined;
  return {
    price: `${formatPriceWithoutUnit(offer)} for ${offer.name}`,
    action: { ...link, newWindow: false },
  };
}

/** The button of a result, as its card has it: a link that calls the front desk says so. */
function actionTo(target: Link | null, label: string, calling?: string): SearchAction | undefined {
  if (!target) return undefined;
  return { label: buttonLabel(target, label, calling), ...target };
}
