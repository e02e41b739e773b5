/** Rules about internal and outbound links. */
import type { HTMLElement } from "node-html-parser";
import type { BuiltPage, BuiltSite } from "./built-site.ts";
import { leaves, type Finding, type Rule } from "./rule.ts";
import { fillsTheGap } from "./samples.ts";

/** Every page, fragment, picture, style and script that a page refers to exists in the built site. */
export const noDeadLinks: Rule = {
  name: "Dead links, fragments and pictures",
  check: ({ site }) => {
    const findings: Finding[] = [];
    let scanned = 0;
    for (const page of site.pages) {
      for (const { target, words } of namedBy(page)) {
        scanned += 1;
        const problem = problemOf(site, page, target);
        if (problem)
          findings.push({
            what: `${target} (${words}): ${problem}`,
            where: page.file,
            fix: "Fix the link in the content, or bring back the page it leads to",
          });
      }
    }
    return { scanned, findings };
  },
};

const attributes: readonly [selector: string, attribute: string][] = [
  ["a[href]", "href"],
  ["link[href]", "href"],
  ["img[src]", "src"],
  ["script[src]", "src"],
  ["iframe[src]", "src"],
  ["form[action]", "action"],
  ["use[href]", "href"],
];

/** Everything inside the site that a page refers to, with text to find it by. */
function namedBy({ dom }: BuiltPage): { target: string; words: string }[] {
  const named = attributes.flatMap(([selector, attribute]) =>
    dom
      .querySelectorAll(selector)
      .map((element) => ({ target: element.getAttribute(attribute) ?? "", words: wordsOf(element) })),
  );
  const sets = dom
    .querySelectorAll("[srcset]")
    .flatMap((element) =>
      (element.getAttribute("srcset") ?? "")
        .split(",")
        .map((each) => ({ target: each.trim().split(/\s/u)[0] ?? "", words: wordsOf(element) })),
    );
  return [...named, ...sets].filter(({ target }) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(target));
}

function problemOf(site: BuiltSite, page: BuiltPage, target: string): string | undefined {
  const [address = "", fragment] = target.split("#");
  const path = address === "" ? page.path : (address.split("?")[0] ?? "");
  if (address !== "" && !path.startsWith("/")) return "it is not an address from the root, such as /hitting";
  const destination = site.pages.find((each) => each.path === path);
  if (!destination && !site.files.has(decodeURI(path.slice(1)))) return "there is nothing at this address";
  if (!fragment || fragment.startsWith(":~:") || !destination) return undefined;
  return destination.dom.querySelectorAll("[id]").some(({ id }) => id === fragment)
    ? undefined
    : "that page has no such section";
}

export interface OutboundLink {
  readonly href: string;
  readonly label: string;
  readonly page: string;
}

/** Every outbound link, page by page. */
export function outboundLinks(site: BuiltSite): OutboundLink[] {
  return site.pages.flatMap(({ dom, path }) =>
    dom.querySelectorAll("a[href], iframe[src]").flatMap((element) => {
      const href = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
      return /^(?:https?:)?\/\//iu.test(href) ? [{ href, label: wordsOf(element), page: path }] : [];
    }),
  );
}

/** Outbound links use https, and those made of ids have ids. One that the owner wrote in full may hold anything. */
export const outboundIsReal: Rule = {
  name: "Links to other sites",
  check: ({ site, documents }) => {
    const links = outboundLinks(site);
    const written = new Set<unknown>(
      [...documents.values()].flatMap(({ values }) => leaves(values).map(({ leaf }) => leaf)),
    );
    const byHref = new Map<string, OutboundLink[]>();
    for (const link of links) byHref.set(link.href, [...(byHref.get(link.href) ?? []), link]);
    const findings = [...byHref].flatMap(([href, [first, ...more]]): Finding[] => {
      const problem = first && outboundProblem(href, written.has(href));
      if (!first || !problem) return [];
      const where = more.length > 0 ? `${first.page} and ${more.length} more` : first.page;
      return [{ what: `"${first.label}" leads to ${href}: ${problem.what}`, where, fix: problem.fix }];
    });
    return { scanned: links.length, findings };
  },
};

function outboundProblem(href: string, written: boolean): { what: string; fix: string } | undefined {
  if (!href.startsWith("https://") || !URL.canParse(href))
    return { what: "it is not https", fix: "Start the address with https:// in the content" };
  if (written) return undefined;
  const url = new URL(href);
  const parts = [...url.pathname.split("/").filter(Boolean), ...url.searchParams.values()];
  const gap = parts.find((part) => fillsTheGap.test(part) || part.includes("{{"));
  return gap === undefined && ![...url.searchParams.values()].includes("")
    ? undefined
    : {
        what: `"${gap ?? ""}" is not an id`,
        fix: "Copy the id from the booking site into the content",
      };
}

function wordsOf(element: HTMLElement): string {
  const words = element.text.replaceAll(/\s+/gu, " ").replace("(opens in a new window)", "").trim();
  return (
    words || element.getAttribute("aria-label") || element.getAttribute("alt") || `<${element.rawTagName}>`
  );
}
