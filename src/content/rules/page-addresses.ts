/** Rules about names and addresses: each page has its own, and no alias is at the address of something else. */
import {
  generatedFiles,
  isRouteKey,
  pageFolderNames,
  reservedNames,
  routeKeys,
  routeOf,
} from "../../routes.ts";
import { pagesIn } from "../read/page-list.ts";
import { partsOfAlias } from "../schema/redirects.ts";
import { fileOf } from "../schema/registry.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

/** A page that a file makes. */
interface FilePage {
  /** The key of its document. */
  readonly document: string;
  readonly path: string;
  /** The file that has its name already; `undefined` if the page is the first of its name. */
  readonly namesake: string | undefined;
}

/** The pages that files make, folder by folder. */
function filePages({ content, contentFolder }: RuleInput): FilePage[] {
  const fileByName = new Map<string, string>(
    routeKeys.map((key) => [key, `${contentFolder}/pages/${key}.yaml`]),
  );
  return pageFolderNames.flatMap((folder) =>
    pagesIn(folder, content).map(({ key, path }): FilePage => {
      const document = `${folder}/${key}`;
      const namesake = isOfTheSite(document) ? undefined : fileByName.get(key);
      if (namesake === undefined) fileByName.set(key, `${contentFolder}/${fileOf(document)}`);
      return { document, path, namesake };
    }),
  );
}

/** Whether a document is a page that the site itself needs. */
function isOfTheSite(document: string): boolean {
  const [folder, key = ""] = document.split("/");
  return folder === "pages" && isRouteKey(key);
}

/** No two pages have the same name. */
function namesDiffer(input: RuleInput, report: Report): void {
  for (const { document, namesake } of filePages(input))
    if (namesake !== undefined)
      report(document, [], `${namesake} has this name already: give one of them another name`);
}

/** Who has each address that is taken, as messages name the holder. */
type Holders = ReadonlyMap<string, string>;

/** A page whose address somebody else has. */
interface Conflict {
  readonly document: string;
  readonly path: string;
  readonly holder: string;
}

/** The addresses of the route map and those of files, each of its first page, and the pages that come too late. */
function claimAddresses(input: RuleInput): {
  readonly holders: Holders;
  readonly conflicts: Conflict[];
} {
  const holders = new Map<string, string>();
  for (const key of routeKeys) {
    const { path, aliases = [] } = routeOf(key);
    for (const address of [path, ...aliases]) holders.set(address, "the site");
  }
  // Two pages of one name often have one address, too: only the name is reported.
  const pages = filePages(input).filter(
    ({ document, namesake }) => namesake === undefined && !isOfTheSite(document),
  );
  // Addresses that follow from a file's name come first, so that a problem is at the field that can be changed.
  const inTurn = [...pages.filter((page) => !isChosen(page)), ...pages.filter(isChosen)];
  const conflicts: Conflict[] = [];
  for (const { document, path } of inTurn) {
    const holder = holderOf(path, holders);
    if (holder === undefined) holders.set(path, `${input.contentFolder}/${fileOf(document)}`);
    else conflicts.push({ document, path, holder });
  }
  return { holders, conflicts };
}

/** Whether an owner chose a page's address; else it is the name of its file. */
function isChosen({ document, path }: FilePage): boolean {
  return !document.endsWith(path);
}

/** The holder of an address; `undefined` if it is free. */
function holderOf(address: string, holders: Holders): string | undefined {
  const reserved = address.split("/").find((name) => reservedNames.includes(name));
  if (reserved !== undefined) return `the site, like all with "${reserved}"`;
  return holders.get(address);
}

/** No two pages have the same address, and none has one that the site needs itself. */
function addressesAreFree(input: RuleInput, report: Report): void {
  for (const { document, path, holder } of claimAddresses(input).conflicts)
    report(document, ["address"], `this address belongs to ${holder}: choose another (found "${path}")`);
}

/** An alias leads to one page, and nothing else is at its address, in lowercase or capital letters. */
function aliasesAreFree(input: RuleInput, report: Report): void {
  const { holders } = claimAddresses(input);
  const redirects = input.content.redirects?.redirects ?? [];
  const aliases = redirects.map(({ from }) => partsOfAlias(from));
  const files = pageFiles([
    ...holders.keys(),
    ...aliases.flatMap(({ path, query }) => (query.length === 0 ? [path] : [])),
  ]);
  const seen = new Set<string>();
  for (const [index, { from }] of redirects.entries()) {
    const { path, query } = partsOfAlias(from);
    // With a query, it may have the address of a page: only the host reads the query.
    const hasQuery = query.length > 0;
    const alias = `${path}?${query
      .map((pair) => pair.join("="))
      .toSorted()
      .join("&")}`.toLowerCase();
    const repeated = seen.has(alias) ? "this address is in two redirects: keep one" : undefined;
    seen.add(alias);
    const asPage = hasQuery ? undefined : (pageProblem(path, holders) ?? folderProblem(path, files));
    const problem = repeated ?? asPage ?? fileProblem(path);
    if (problem !== undefined)
      report("redirects", ["redirects", index, "from"], `${problem} (found "${from}")`);
  }
}

/** What is wrong with an alias at the address of a page, or at one that differs only in its capital letters. */
function pageProblem(path: string, holders: Holders): string | undefined {
  const holder = holderOf(path, holders);
  if (holder !== undefined)
    return `there is a page at this address, which belongs to ${holder}: leave the redirect out`;
  const lowercase = path.toLowerCase();
  const [, otherHolder] = [...holders].find(([address]) => address.toLowerCase() === lowercase) ?? [];
  if (otherHolder === undefined) return undefined;
  return `only its capital letters set this address apart from that of ${otherHolder}, and hosts treat both alike: leave the redirect out`;
}

/** The files that the site makes, in lowercase: a page's is its address with `.html`. */
function pageFiles(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(
    [...addresses.map((address) => `${address}.html`), ...Object.values(generatedFiles)].map(lowercase),
  );
}

function lowercase(text: string): string {
  return text.toLowerCase();
}

/** What is wrong with an alias below something that is a file of the site, and so can't be a folder. */
function folderProblem(path: string, files: ReadonlySet<string>): string | undefined {
  const names = path.toLowerCase().split("/").slice(1, -1);
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
  const file = folders.find((folder) => files.has(folder) || isOtherFile(folder));
  return file === undefined
    ? undefined
    : `the site has a file at ${file}, so nothing can be below it: leave the redirect out`;
}

/** What is wrong with an alias at the address of a file that the site makes: an icon, the sitemap, a style, a script. */
function fileProblem(path: string): string | undefined {
  const files: readonly string[] = Object.values(generatedFiles);
  const isFile = files.includes(path.toLowerCase()) || isOtherFile(path.toLowerCase());
  return isFile ? "the site has a file at this address: leave the redirect out" : undefined;
}

/** Whether the site has a style, a script or an icon at an address, or could have. */
function isOtherFile(path: string): boolean {
  return /^\/(?:_|[^/]+\.(?:png|ico)$)/u.test(path);
}

export const pageAddressRules: readonly Rule[] = [namesDiffer, addressesAreFree, aliasesAreFree];
