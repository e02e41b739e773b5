/** Structured data of coaches. */
import type { Person } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import { plainText } from "../../lib/text.ts";
import { routes } from "../../routes.ts";
import { entryOf } from "../../selectors/pages.ts";
import { facilityId } from "./facility.ts";

type Coach = Content["coaches"][number];

/** A coach: name, job title, bio, and what they teach. */
export function personData(coach: Coach, content: Content, site: URL): Person {
  const [first = ""] = coach.body.split(/\n\s*\n/u);
  const bio = plainText(first);
  return {
    "@type": "Person",
    "@id": new URL(`${routes.coaches.path}#${coach.slug}`, site).href,
    name: coach.name,
    jobTitle: coach.title,
    ...(/\p{L}/u.test(bio) ? { description: bio } : {}),
    knowsAbout: entryOf(content.disciplines, coach.discipline).name,
    worksFor: { "@type": "SportsActivityLocation", "@id": facilityId(site), name: content.facility.name },
  };
}
