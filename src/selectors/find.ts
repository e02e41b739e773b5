/** The offers for each age, with their prices and one button. */
import { formatPrice } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import type { Target } from "./booking.ts";
import { eventCard, eventOffers, eventsOf, formatAges } from "./events.ts";
import { linksTo, pageOf } from "./pages.ts";
import { formatLowest, offersOn } from "./prices.ts";
import type { Sale } from "./sales.ts";
import { lowestRent, pagesWithSpaces } from "./spaces.ts";

/** Something to do, who does or teaches it, what it costs, and where to get it. */
interface FindRow {
  readonly id: string;
  readonly name: string;
  readonly who: string;
  readonly price: string;
  readonly action: string;
  readonly target: Target;
  readonly sale?: Sale | undefined;
}

export type FindGroup = ReturnType<typeof findGroups>[number];

/** Everything with a price that is not over: first what has ages, youngest first, then the rest. */
export function findGroups(content: Content): { heading: string; rows: FindRow[] }[] {
  const events = eventRows(content);
  const withAges = events
    .flatMap(({ ages, ...row }) => (ages ? [{ ages, row }] : []))
    .toSorted((a, b) => a.ages.from - b.ages.from || a.ages.to - b.ages.to);
  const byAge = [...Map.groupBy(withAges, ({ ages }) => formatAges(ages))];
  const others = [...events.filter(({ ages }) => !ages), ...lessonRows(content), ...rentalRows(content)];
  return [
    ...byAge.map(([heading, found]) => ({ heading, rows: found.map(({ row }) => row) })),
    { heading: "Lessons, camps and cages", rows: others },
  ].filter(({ rows }) => rows.length > 0);
}

function eventRows(content: Content) {
  return content["event-kinds"]
    .flatMap(({ slug }) => eventsOf(content, slug))
    .flatMap((event) => {
      const { id, name, description: who, action, target, sale } = eventCard(content, event);
      const price = formatLowest(eventOffers(content, event));
      return target && price && sale?.phase !== "after"
        ? [{ id, name, who, price, action, target, sale, ages: event.ages }]
        : [];
    });
}

/** The lessons of each discipline with a coach and a price. */
function lessonRows(content: Content): FindRow[] {
  return content.disciplines.flatMap(({ slug, name }) => {
    const coaches = content.coaches.filter(({ discipline, pricing }) => discipline === slug && pricing);
    const price = formatLowest(coaches.flatMap(({ pricing = "" }) => offersOn(content, pricing)));
    const who = new Intl.ListFormat("en-US").format(coaches.map((coach) => coach.name));
    const target = { href: pageOf(content, slug).path, newWindow: false };
    return price
      ? [{ id: slug, name: `${name} lessons`, who, price, action: "See the coaches", target }]
      : [];
  });
}

function rentalRows(content: Content): FindRow[] {
  return pagesWithSpaces(content).flatMap((page) => {
    const rent = lowestRent(content, page);
    const price = rent && formatPrice(rent, "half hour");
    return linksTo(content, [page]).flatMap(({ label: name, href }) =>
      price
        ? [
            {
              id: page,
              name,
              who: "By the half hour or hour",
              price,
              action: "Rent",
              target: { href, newWindow: false },
            },
          ]
        : [],
    );
  });
}
