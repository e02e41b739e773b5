/** How many redirects of an owner a host takes. */
import type { PageSources } from "../src/content/read/page-list.ts";
import type { Host } from "./host.ts";
import { redirectRules, type SiteRules } from "./site-rules.ts";

/** The index of the first redirect of `redirects.yaml` that is one too many for a host; undefined if it takes all. */
export function firstRedirectTooMany(
  { redirectLimit }: Host,
  rules: SiteRules,
  content: PageSources,
): number | undefined {
  if (!redirectLimit) return undefined;
  const { redirects } = content.redirects;
  const fits = (count: number) => {
    const fewer = { ...content, redirects: { redirects: redirects.slice(0, count) } };
    return redirectLimit.count({ ...rules, ...redirectRules(fewer) }) <= redirectLimit.most;
  };
  if (fits(redirects.length)) return undefined;
  let fitting = 0;
  let tooMany = redirects.length;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
