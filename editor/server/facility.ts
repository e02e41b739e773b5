/** What the editor's page has to know of the facility whose content it edits. */
import { readContent } from "../../src/content/content.ts";
import { collections } from "../../src/content/schema/registry.ts";
import { factsOf } from "../../src/content/read/facts.ts";
import { existingPages, sitePages } from "../../src/selectors/pages.ts";
import type { Content } from "../../src/content/schema/registry.ts";

export interface GitHub {
  /** `owner/name`. */
  readonly repository: string;
  /** The name of the GitHub App that the editor signs in with, as in its address. */
  readonly app?: string | undefined;
}

export interface FacilityFacts {
  readonly name: string;
  /** The memberships, each a single document: Gold, Silver. */
  readonly memberships: readonly { readonly slug: string; readonly name: string }[];
  /** The pictures that have words, by name. */
  readonly pictures: readonly string[];
  /** The pages that words may lead to, by their key. */
  readonly pages: readonly { readonly key: string; readonly title: string }[];
  /** Every page's address, to look at beside the form. */
  readonly addresses: readonly { readonly path: string; readonly title: string }[];
  /** The names of the files in each folder. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** The pages that show a package or a coach, for the preview. */
  readonly listedOn: Readonly<Record<string, readonly string[]>>;
  /** What texts name, as visitors read it: `price.gold` is `$59.99`. */
  readonly facts: Readonly<Record<string, string>>;
  /** Where the preview answers, if there is one. */
  readonly preview?: string;
  /** Where saving goes, when it is not this machine. */
  readonly github?: GitHub;
}

/** Reads the facts; what cannot be read is left out. */
export function facilityFacts(
  contentDirectory: string,
  preview: string | undefined,
  github?: GitHub,
): FacilityFacts {
  const { content, documents } = readContent(contentDirectory);
  const {
    packages = [],
    pages = [],
    policies = [],
    jobs = [],
    camps = [],
    leagues = [],
    coaches = [],
  } = content;
  const whole = { ...content, pages, policies, jobs, camps, leagues } as Content;
  const folders = Object.values(collections).map(({ folder }) => folder);
  const titles = [...pages, ...policies, ...jobs];
  return {
    name: content.facility?.name ?? "The facility",
    memberships: packages
      .filter(({ kind, listedOn }) => kind === "membership" && listedOn.length > 0)
      .map(({ slug, name }) => ({ slug, name })),
    pictures: Object.keys(content.pictures ?? {}),
    pages: existingPages(whole).map((key) => ({
      key,
      title: titles.find(({ slug }) => slug === key)?.title ?? key,
    })),
    addresses: sitePages(whole).map(({ path, words }) => ({ path, title: words.heading })),
    entries: Object.fromEntries(
      folders.map((folder) => [
        folder,
        [...documents.keys()]
          .filter((key) => key.startsWith(`${folder}/`))
          .map((key) => key.slice(folder.length + 1)),
      ]),
    ),
    listedOn: Object.fromEntries<readonly string[]>([
      ...packages.map(({ slug, listedOn }): [string, readonly string[]] => [`packages/${slug}`, listedOn]),
      ...coaches.map(({ slug, discipline }): [string, readonly string[]] => [
        `coaches/${slug}`,
        [discipline],
      ]),
    ]),
    facts: Object.fromEntries(factsOf(content)),
    ...(preview === undefined ? {} : { preview }),
    ...(github === undefined ? {} : { github }),
  };
}
