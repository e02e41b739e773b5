import type { Content } from "../content/schema/registry.ts";

/** The reviews in order, in the carousel's format. */
export function reviewsOf({ testimonials }: Content) {
  return testimonials.map(({ slug, quote, author, role, picture }) => ({
    key: slug,
    quote,
    author,
    role,
    picture,
  }));
}
