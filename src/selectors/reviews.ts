/** The reviews that Home and their own page show. */
import type { Content } from "../content/schema/registry.ts";

/** The reviews in their order, as the carousel needs them. */
export function reviewsOf({ testimonials }: Pick<Content, "testimonials">) {
  return testimonials.map(({ slug, quote, author, role, picture }) => ({
    key: slug,
    quote,
    author,
    role,
    picture,
  }));
}
