/** The lessons of the finder: who teaches a discipline, and a sport where other coaches teach each. */
import type { Content } from "../content/schema/registry.ts";
import { sports } from "../content/schema/season.ts";
import { allCoachCards, type CoachCardData } from "./coaches.ts";
import { formatAges } from "./event-texts.ts";
import { answerOf, canBeBought, fact, fits, type Ages, type Found } from "./find-answer.ts";
import { formatSports } from "./for-whom.ts";
import { existingPages, pageOf } from "./pages.ts";
import { formatLowest, lowestOffer, offersOn } from "./prices.ts";

/** The lessons by discipline, and by sport where it decides who teaches. */
export function lessonsFor(content: Content, ages: Ages): Found[] {
  const cards = allCoachCards(content).filter(({ purchase, book }) => purchase ?? book);
  return content.disciplines.flatMap((discipline) => {
    const coaches = content.coaches.flatMap((coach): Coach[] => {
      const card = cards.find(({ id }) => id === coach.slug);
      return coach.discipline === discipline.slug && card ? [{ ...coach, card }] : [];
    });
    if (coaches.length === 0) return fits({}, ages) ? lessonWithout(content, discipline) : [];
    const there = coaches.filter((coach) => fits(coach, ages));
    const bySport = sports.map((sport) => {
      const known = there.filter((coach) => coach.sports.includes(sport));
      return { sport, with: known.length > 0 ? known : there.filter((coach) => coach.sports.length === 0) };
    });
    const [first, ...others] = bySport.map((each) => each.with.map(({ slug }) => slug).join());
    if (there.length === 0) return [];
    return others.every((each) => each === first)
      ? [lessonWith(content, discipline, there)]
      : bySport.map((each) => lessonWith(content, discipline, each.with, each.sport));
  });
}

type Coach = Content["coaches"][number] & { readonly card: CoachCardData };
type Discipline = Content["disciplines"][number];

function lessonWith(
  content: Content,
  { slug, name }: Discipline,
  coaches: readonly Coach[],
  sport?: string,
): Found {
  const { find } = content;
  const label = sport === undefined ? name : `${name}, ${sport}`;
  const { path } = pageOf(content, slug);
  const pricing = [...new Set(coaches.flatMap((coach) => coach.pricing ?? []))];
  const offers = pricing.flatMap((key) => offersOn(content, key)).filter(canBeBought);
  const lowest = lowestOffer(offers);
  const sold = content.packages.find((each) => each.slug === lowest?.slug);
  const [one, ...others] = coaches;
  const who = {
    ages: sameFor(coaches.map((coach) => coach.ages ?? sold?.ages)),
    sports: sameFor(coaches.map(({ sports: own }) => (own.length > 0 ? own : (sold?.sports ?? [])))) ?? [],
  };
  const { book, purchase, bookLabel } = one?.card ?? { book: null, purchase: null, bookLabel: "" };
  const target = book ?? purchase;
  const titled =
    who.sports.length > 0 &&
    coaches.every(({ title }) => who.sports.every((each) => title.toLowerCase().includes(each)));
  const facts = [
    { label: "What", value: lowest?.name ?? label },
    ...coaches.map(({ slug: id, name: coach, title }) => ({
      label: "Coach",
      value: `${coach}, ${title}`,
      href: `${path}#${id}`,
    })),
    fact(content, "Ages", who.ages && formatAges(who.ages)),
    ...(titled ? [] : [fact(content, "Sport", formatSports(who.sports))]),
    fact(content, "Price", formatLowest(offers)),
    fact(content, "When", one && coaches.every(({ card }) => card.book?.newWindow) ? find.booked : undefined),
  ];
  const button =
    others.length > 0
      ? { label: find.coach, target: { href: path, newWindow: false } }
      : target
        ? { label: book ? bookLabel : "Purchase", target }
        : undefined;
  const key = sport === undefined ? slug : `${slug}-${sport}`;
  return { key, label, answer: answerOf(content, "lesson", { facts, button }) };
}

/** The lesson of a discipline without coaches; none if no page sells it. */
function lessonWithout(content: Content, { slug, name }: Discipline): Found[] {
  const page = existingPages(content).find(
    ({ key, within }) => within === slug && offersOn(content, key).some(canBeBought),
  );
  if (!page) return [];
  const offers = offersOn(content, page.key).filter(canBeBought);
  const facts = [
    fact(content, "What", offers[0]?.name),
    ...["Coach", "Ages", "Sport"].map((label) => fact(content, label, undefined)),
    fact(content, "Price", formatLowest(offers)),
    fact(content, "When", undefined),
  ];
  const button = { label: "Purchase", target: { href: page.path, newWindow: false } };
  return [{ key: slug, label: name, answer: answerOf(content, "lesson", { facts, button }) }];
}

/** The value that all have; `undefined` if they differ. */
function sameFor<T>(values: readonly T[]): T | undefined {
  return new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;
}
