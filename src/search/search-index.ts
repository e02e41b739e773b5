/** The entries of the search: pages, their sections, and cards with their price and button. */
import { addressParts } from "../lib/address.ts";
import { formatPrice, formatPriceWithoutUnit } from "../lib/money.ts";
import { sectionsOfType } from "../content/read/page-sections.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import type { SearchAction, SearchEntry, SearchIndex } from "./rank.ts";
import { callLink, phoneUrl } from "../lib/phone-number.ts";
import { headingOf, plainText } from "../lib/text.ts";
import { entryOf, type Content } from "../content/schema/registry.ts";
import { applyingFor } from "../selectors/applying.ts";
import { buttonLabel, type Link } from "../lib/link.ts";
import { coachCards } from "../selectors/coaches.ts";
import { eventCard, eventPath } from "../selectors/events.ts";
import { holidayNotes, hoursText, specialDayNotes } from "../selectors/opening-hours.ts";
import { linksTo, pageOf, pageTexts, sitePages, type SitePage } from "../selectors/pages.ts";
import { priceList } from "../selectors/price-list.ts";
import { formatLowestPrice, lowestOffer, offersOn } from "../selectors/offers.ts";
import { firstPageWith, pageOfEvents, pageOfSpace, shownOn, tokensPage } from "../selectors/shown.ts";
import { sectionId, sectionIds } from "../selectors/section-ids.ts";
import { listingsOf, lowestRate, lowestRent } from "../selectors/spaces.ts";
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

/** A page with what its texts say above their first headings. */
function pageEntry(content: Content, { key, path, texts }: SitePage): SearchEntry {
  const phrases = phrasesOf(content, key);
  if (key === "home") return visitEntry(content, phrases);
  const { heading, description, lead } = texts;
  const isJob = pageOf(content, key).folder === "jobs";
  return {
    kind: "page",
    title: heading,
    context: isJob ? content.words.search.job : undefined,
    href: path,
    text: sentences([lead, description, ...introductionsOf(content, key, isJob)]),
    phrases,
    foundLast: isJob || isFoundLast(content, key),
    price: priceOn(content, key),
    action: actionOf(content, key),
  };
}

/** What the texts of a page say above their first headings; of a job, what is below its first. */
function introductionsOf(content: Content, key: string, isJob: boolean): string[] {
  if (!isJob) return shownOn(content, key).texts.map((text) => text.split(headingStart)[0] ?? "");
  const [intro = "", overview] = entryOf(content.jobs, key).body.split(headingStart);
  return [overview?.replace(/^.*\n/u, "") ?? intro];
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

const headingStart = /^## +/mu;

export function sectionEntries(content: Content): SearchEntry[] {
  return searchedPages(content).flatMap(({ key, path, texts: { heading } }) =>
    shownOn(content, key)
      .texts.flatMap((text) => text.split(headingStart).slice(1))
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
  return searchedPages(content).flatMap(({ key, path, sections, texts: { heading } }) =>
    sectionIds(sections).flatMap(({ section, id }) => {
      if (section.type !== "questions") return [];
      return section.questions.map(({ question, answer }) => ({
        kind: "section" as const,
        title: question,
        context: heading,
        href: `${path}#${id}`,
        text: plainText(answer),
        foundLast: isFoundLast(content, key),
      }));
    }),
  );
}

/** The subjects for the front desk that pages list. */
function deskEntries(content: Content): SearchEntry[] {
  return searchedPages(content)
    .map(({ key, path, texts: { heading } }) => ({
      heading,
      path,
      subjects: shownOn(content, key).deskQuestions,
    }))
    .filter(({ subjects }) => subjects.length > 0)
    .map(({ heading, path, subjects }) => ({
      kind: "section" as const,
      title: content.words.headings.desk,
      context: heading,
      href: `${path}#ask-the-desk`,
      text: `About ${subjects.join(", ")}.`,
      action: callAction(content),
    }));
}

/** The terms that pages show: on the page of all prices, if that has them, else on the first page that does. */
function termsEntries(content: Content): SearchEntry[] {
  return content.terms.flatMap(({ slug, heading, body }) => {
    const shows = ({ terms }: SectionOf<"terms">) => terms.length === 0 || terms.includes(slug);
    const prices = firstPageWith(content, "price-list");
    const isWithPrices =
      prices !== undefined && sectionsOfType(shownOn(content, prices).sections, "terms").some(shows);
    const page = isWithPrices ? prices : firstPageWith(content, "terms", shows);
    return page === undefined
      ? []
      : [
          {
            kind: "section" as const,
            title: heading,
            href: pageOf(content, page).path,
            text: plainText(body),
          },
        ];
  });
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
function visitEntry(content: Content, phrases: string | undefined): SearchEntry {
  const { facility, hours, words } = content;
  return {
    kind: "page",
    title: words.search.visit,
    href: facilityAddress(content),
    text: `${hoursText(hours)}. ${addressParts(facility.address).join("")}`,
    phrases: [phrases, ...phoneForms(facility.phone)].filter(Boolean).join(", "),
    action: callAction({ facility }),
  };
}

/** Where the card of the facility is: on Home, if that shows it. */
function facilityAddress(content: Content): string {
  const isOnHome = shownOn(content, "home").sections.some(({ type }) => type === "facility");
  const page = isOnHome ? "home" : firstPageWith(content, "facility");
  return page === undefined ? "/" : `${pageOf(content, page).path}#${sectionId("facility")}`;
}

/** Each holiday whose hours may differ, each closure and each special day. */
function holidayEntries(content: Content): SearchEntry[] {
  const page = firstPageWith(content, "year-of-hours");
  const { words } = content;
  const notes = [
    ...holidayNotes(content).map((note) => ({ ...note, context: words.hours.holidays })),
    ...specialDayNotes(content).map((note) => ({ ...note, context: words.hours.special })),
  ];
  return notes.map(({ name, otherNames, text, context }) => ({
    title: name,
    context,
    href: page === undefined ? facilityAddress(content) : pageOf(content, page).path,
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
  const { eventKinds, coaches } = shownOn(content, key);
  const kinds = new Set(eventKinds.map((kind) => kind.slug));
  const events = content.events.filter(({ kind }) => kinds.has(kind));
  if (events.some(({ pricePage }) => pricePage === undefined)) return undefined;
  const page = [...coaches, ...events].find(({ pricePage }) => pricePage)?.pricePage;
  return page && formatLowestPrice(offersOn(content, page));
}

function actionOf(content: Content, key: string): SearchAction | undefined {
  if (pageOf(content, key).folder !== "jobs") return undefined;
  const applying = applyingFor(entryOf(content.jobs, key), content);
  return applying && { label: content.words.buttons.apply, href: applying.href, newWindow: false };
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
  return coachCards(content, []).map(({ name, title, address, bio, price, book, bookLabel }) => ({
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
    const { name, dates, status, ages, price, description, info, body, target, action, sale } = card;
    return {
      title: name,
      context: pageTexts(content, pageOfEvents(content, event.kind) ?? "home").heading,
      href: eventPath(content, event),
      text: sentences([dates, status, ages, price && formatPrice(price), description, ...info, body]),
      action: sale === undefined ? actionTo(target, action) : undefined,
    };
  });
}

function spaceEntries(content: Content): SearchEntry[] {
  return content.spaces.flatMap((space) => {
    const page = pageOfSpace(content, space.slug);
    if (page === undefined) return [];
    return listingsOf(content, space).map(({ id, name, type, description, use, rent }) => {
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
    });
  });
}

/** A text, unless another has its words. */
function newWordsOf(text: string, other: string): string | undefined {
  const known = new Set(wordsIn(other));
  return wordsIn(text).every((word) => known.has(word)) ? undefined : text;
}

/** What the tokens for a machine cost at least, and the link to them. */
function tokensFor(content: Content): Pick<SearchEntry, "price" | "action"> | undefined {
  const page = tokensPage(content);
  if (page === undefined) return undefined;
  const offer = lowestOffer(offersOn(content, page).filter(({ kind }) => kind === "tokens"));
  const [link] = linksTo(content, [page]);
  if (!offer || !link) return undefined;
  return {
    price: `${formatPriceWithoutUnit(offer)} for ${offer.name}`,
    action: { ...link, newWindow: false },
  };
}

/** The button of a result, as its card has it: a link that calls the front desk says so. */
function actionTo(target: Link | null, label: string, calling?: string): SearchAction | undefined {
  if (!target) return undefined;
  // A target may have a label of its own, which says where it leads, not that it calls.
  return { ...target, label: buttonLabel(target, label, calling) };
}
