/** Facts about the facility for the editor's page. */
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { readContent } from "../../src/content/content.ts";
import { factsOf } from "../../src/content/read/facts.ts";
import { pictureUses, standIns } from "../../src/content/rules/references.ts";
import { collections, fileOf, type Content } from "../../src/content/schema/registry.ts";
import { existingPages, pageTexts, sitePages } from "../../src/selectors/pages.ts";
import type { FieldProblem } from "../form/place.ts";

export interface GitHub {
  /** `owner/name`. */
  readonly repository: string;
  /** The name of the GitHub App that the editor signs in with, as in its URL. */
  readonly app?: string | undefined;
}

export interface EntryFacts {
  readonly slug: string;
  /** Its name, title or author. */
  readonly title: string;
  /** Its order, if its folder has one. */
  readonly order: number | undefined;
}

export interface FacilityFacts {
  /** The content folder in the repository: `content`. */
  readonly folder: string;
  readonly name: string;
  /** Each membership has its own menu entry: Gold, Silver. */
  readonly memberships: readonly { readonly slug: string; readonly name: string }[];
  readonly pictures: readonly string[];
  /** Where each picture is used; the others can be deleted. */
  readonly pictureUses: Readonly<Record<string, readonly Pick<FieldProblem, "file" | "field">[]>>;
  /** The pages that texts and menus can link to. */
  readonly pages: readonly { readonly key: string; readonly title: string; readonly path: string }[];
  /** The path of every page, for the preview. */
  readonly addresses: readonly { readonly path: string; readonly title: string }[];
  /** The entries of each folder, in their order. */
  readonly entries: Readonly<Record<string, readonly EntryFacts[]>>;
  /** The pages that list a package or a coach. */
  readonly listedOn: Readonly<Record<string, readonly string[]>>;
  /** The text of `tokens.css`, for the contrast of colors. */
  readonly styleTokens: string;
  /** The facts that texts can use, as visitors read them: `price.gold` is `$59.99`. */
  readonly facts: Readonly<Record<string, string>>;
  readonly preview?: string | undefined;
  /** The repository to save to, instead of this machine. */
  readonly github?: GitHub | undefined;
}

/** Reads the facts. Leaves out unreadable files. */
export function facilityFacts(
  contentDirectory: string,
  preview: string | undefined,
  github?: GitHub,
): FacilityFacts {
  const { content } = readContent(contentDirectory);
  const {
    packages = [],
    coaches = [],
    disciplines = [],
    pages = [],
    policies = [],
    jobs = [],
    camps = [],
    leagues = [],
  } = content;
  const whole = { ...content, packages, disciplines, pages, policies, jobs, camps, leagues } as Content;
  return {
    folder: relative(process.cwd(), contentDirectory).replaceAll(sep, "/"),
    name: content.facility?.name ?? "The facility",
    memberships: packages
      .filter(({ kind, listedOn }) => kind === "membership" && listedOn.length > 0)
      .map(({ slug, name }) => ({ slug, name })),
    pictures: Object.keys(content.pictures ?? {}),
    pictureUses: usesByPicture(content),
    pages: existingPages(whole).map(({ key, path }) => ({ key, path, title: pageTexts(whole, key).title })),
    addresses: sitePages(whole).map(({ path, texts }) => ({ path, title: texts.heading })),
    entries: entriesOf(content),
    listedOn: Object.fromEntries<readonly string[]>([
      ...packages.map(({ slug, listedOn }) => [`packages/${slug}`, listedOn] as const),
      ...coaches.map(({ slug, discipline }) => [`coaches/${slug}`, [discipline]] as const),
    ]),
    styleTokens: readFileSync("src/styles/tokens.css", "utf8"),
    facts: Object.fromEntries(factsOf(content)),
    preview,
    github,
  };
}

const folders = Object.keys(collections) as (keyof typeof collections)[];

function usesByPicture(content: Partial<Content>): FacilityFacts["pictureUses"] {
  const bySite = Object.values(standIns).map((value) => ({ key: "placeholders", path: [], value }));
  const uses = new Map<string, Pick<FieldProblem, "file" | "field">[]>();
  for (const { key, path, value } of [...pictureUses(content), ...bySite])
    uses.set(value, [...(uses.get(value) ?? []), { file: fileOf(key), field: path.map(String).join(".") }]);
  return Object.fromEntries(uses);
}

/** The entries of each folder, in their order. */
export function entriesOf(content: Partial<Content>): FacilityFacts["entries"] {
  return Object.fromEntries(folders.map((folder) => [folder, (content[folder] ?? []).map(entryFacts)]));
}

function entryFacts(entry: Content[keyof typeof collections][number]): EntryFacts {
  const { slug } = entry;
  const title = "name" in entry ? entry.name : "title" in entry ? entry.title : entry.author;
  return { slug, title, order: "order" in entry ? entry.order : undefined };
}
