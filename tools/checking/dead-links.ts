import type { HTMLElement } from "node-html-parser";
import type { BuiltPage, BuiltSite } from "../site/read-site.ts";
import type { Finding } from "./findings.ts";

const attributes: readonly [selector: string, attribute: string][] = [
  ["a[href], link[href], use[href]", "href"],
  ["img[src], script[src], iframe[src]", "src"],
  ["form[action]", "action"],
];

/** Every page, section, picture, style and script that a page refers to and that the built site does not have. */
export function deadLinks(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) =>
    linksOf(page).flatMap(({ target, words }) => {
      const problem = problemOf(site, page, target);
      if (problem === undefined) return [];
      const fix = "Fix the link in the content, or bring back the page it leads to";
      return [{ what: `${target} (${words}): ${problem}`, where: page.file, fix }];
    }),
  );
}

/** Everything inside the site that a page refers to, with text to find it by. */
function linksOf({ dom }: BuiltPage): { target: string; words: string }[] {
  const ofAttributes = attributes.flatMap(([selector, attribute]) =>
    dom
      .querySelectorAll(selector)
      .map((element) => ({ target: element.getAttribute(attribute) ?? "", words: wordsOf(element) })),
  );
  const ofSrcsets = dom
    .querySelectorAll("[srcset]")
    .flatMap((element) =>
      (element.getAttribute("srcset") ?? "")
        .split(",")
        .map((each) => ({ target: each.trim().split(/\s/u)[0] ?? "", words: wordsOf(element) })),
    );
  return [...ofAttributes, ...ofSrcsets].filter(
    ({ target }) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(target),
  );
}

function problemOf(site: BuiltSite, page: BuiltPage, target: string): string | undefined {
  const [address = "", fragment] = target.split("#");
  const path = address === "" ? page.path : (address.split("?")[0] ?? "");
  if (!path.startsWith("/")) return "it is not an address from the root, such as /hitting";
  const destination = site.page(path);
  if (!destination && !site.files.has(decodeURI(path.slice(1)))) return "there is nothing at this address";
  if (!fragment || fragment.startsWith(":~:") || !destination) return undefined;
  return destination.dom.querySelectorAll("[id]").some(({ id }) => id === fragment)
    ? undefined
    : "that page has no such section";
}

function wordsOf(element: HTMLElement): string {
  const words = element.text.replaceAll(/\s+/gu, " ").replace("(opens in a new window)", "").trim();
  return (
    words || element.getAttribute("aria-label") || element.getAttribute("alt") || `<${element.rawTagName}>`
  );
}
