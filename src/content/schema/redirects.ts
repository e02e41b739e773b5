import * as v from "valibot";
import { withHelp, withTitle } from "./metadata.ts";
import { routeKey } from "./names.ts";
import { lineOfCode, optionalList } from "./types.ts";

const rule = "expected an old address that begins with /, such as /About-Us";
const segment = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*";
const parameter = "[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]*";
const alias = new RegExp(String.raw`^(?:/${segment})*/?(?:\?${parameter}(?:&${parameter})*)?$`, "u");

/** File systems take names of 255 letters; a page's has an ending, and maybe that of a compressed file. */
const longestName = 240;
/** Cloudflare reads at most 1,000 letters of a line, which also has an ending, the page and the status. */
const longestAlias = 800;

/**
 * An alias: an address of the site before this one, without a slash at its end: `/About-Us`, `/index.php?page_id=12`.
 */
const from = v.pipe(
  lineOfCode,
  v.startsWith("/", rule),
  v.check(
    (text) => !text.startsWith("/") || alias.test(text),
    `${rule}, of letters, digits, hyphens, dots and _ after each slash`,
  ),
  v.check((text) => text !== "/", "this is the address of Home: leave it out"),
  v.check(
    (text) => text.length <= longestAlias && text.split("/").every((name) => name.length <= longestName),
    `this address is too long for a file of the page, and for some hosts: expected at most ${longestName} letters after each slash, and ${longestAlias} in all`,
  ),
  v.transform((text) => text.replace(/(?<=[^/])\/(?=\?|$)/u, "")),
);

/**
 * The aliases that an owner adds: addresses of an older site, each with the page that it leads to. Only some hosts
 * redirect them; everywhere else the page is built there, too (`pathsOf` in `selectors/pages.ts`).
 */
export const redirectsSchema = v.strictObject({
  redirects: withHelp(
    optionalList(
      withTitle(
        v.strictObject({
          from: withHelp(from, "The old address, from its first slash on: /About-Us, /waiver.pdf"),
          to: withHelp(routeKey, "The page that it leads to"),
        }),
        "Old address",
      ),
    ),
    "Addresses that the site had before, or that are printed somewhere, each with its page",
    "Old addresses",
  ),
});

/** The path of an alias, `/about` for `/about.html`, and the parameters of its query: `[["page_id", "12"]]`. */
export function partsOfAlias(from: string): {
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
} {
  const [path = "", query = ""] = from.split("?");
  return { path: path.replace(/\.html$/u, ""), query: [...new URLSearchParams(query)] };
}
