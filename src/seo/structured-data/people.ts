/** Structured data of coaches. */
import type { Person } from "schema-dts";
import { entryOf, type Content } from "../../content/schema/registry.ts";
import { paragraphsOf, plainText } from "../../lib/text.ts";
import { coachesAddress } from "../../selectors/coaches.ts";
import { pageOf } from "../../selectors/pages.ts";
import { facilityId } from "./facility.ts";

type Coach = Content["coaches"][number];

/** The `@id` of a coach: one on every page that shows the coach. */
export function personId({ slug, discipline }: Coach, content: Content, site: URL): string {
  const page = coachesAddress(content) ?? pageOf(content, discipline).path;
  return new URL(`${page}#${slug}`, site).href;
}

/** A coach: name, job title, bio, and what they teach. */
export function personData(coach: Coach, content: Content, site: URL): Person {
  const [first = ""] = paragraphsOf(coach.body);
  const bio = plainText(first);
  const taught = [coach.discipline, ...coach.also].map((slug) => entryOf(content.disciplines, slug).name);
  const [main = "", ...others] = taught;
  return {
    "@type": "Person",
    "@id": personId(coach, content, site),
    name: coach.name,
    jobTitle: coach.title,
    ...(/\p{L}/u.test(bio) ? { description: bio } : {}),
    knowsAbout: others.length > 0 ? taught : main,
    ...(coach.email === undefined ? {} : { email: coach.email }),
    ...(coach.links.length > 0 ? { sameAs: coach.links.map(({ link }) => link) } : {}),
    worksFor: { "@type": "SportsActivityLocation", "@id": facilityId(site), name: content.facility.name },
  };
}
