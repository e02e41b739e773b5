/** The table of the kinds of sections: what draws each. Its schema is in `content/schema/sections.ts`. */
import type { SectionOf, SectionType } from "../content/schema/sections.ts";
import cards from "./kinds/cards.tsx";
import coachList from "./kinds/coach-list.tsx";
import coaches from "./kinds/coaches.tsx";
import events from "./kinds/events.tsx";
import facility from "./kinds/facility.tsx";
import form from "./kinds/form.tsx";
import hours from "./kinds/hours.tsx";
import jobs from "./kinds/jobs.tsx";
import links from "./kinds/links.tsx";
import logos from "./kinds/logos.tsx";
import map from "./kinds/map.tsx";
import note from "./kinds/note.tsx";
import numbers from "./kinds/numbers.tsx";
import packages from "./kinds/packages.tsx";
import pictures from "./kinds/pictures.tsx";
import plan from "./kinds/plan.tsx";
import priceList from "./kinds/price-list.tsx";
import prices from "./kinds/prices.tsx";
import questions from "./kinds/questions.tsx";
import rates from "./kinds/rates.tsx";
import spaces from "./kinds/spaces.tsx";
import specials from "./kinds/specials.tsx";
import terms from "./kinds/terms.tsx";
import testimonials from "./kinds/testimonials.tsx";
import text from "./kinds/text.tsx";
import yearOfHours from "./kinds/year-of-hours.tsx";
import type { Draw, DrawnContent, Place } from "./section.ts";

const kinds: { readonly [Type in SectionType]: Draw<Type> } = {
  text,
  note,
  questions,
  pictures,
  cards,
  links,
  coaches,
  "coach-list": coachList,
  packages,
  prices,
  specials,
  "price-list": priceList,
  events,
  spaces,
  plan,
  rates,
  testimonials,
  form,
  hours,
  "year-of-hours": yearOfHours,
  map,
  facility,
  jobs,
  terms,
  logos,
  numbers,
};

/** The content of a section; undefined if there is nothing to show. */
export function drawSection<Type extends SectionType>(
  section: SectionOf<Type>,
  place: Place,
): Promise<DrawnContent | undefined> {
  const draw: Draw<Type> = kinds[section.type];
  return draw(section, place);
}
