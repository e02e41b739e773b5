/** Finds the page of the site that shows the edited document. */
import { collections } from "../../src/content/schema/registry.ts";
import { kindKeys, kindPath, kinds, pageFolders } from "../../src/routes.ts";
import type { FacilityFacts } from "../server/facility.ts";

interface EditedDocument {
  /** `hours`, `packages/gold`; `camps/` for a list or a new entry. */
  readonly key: string;
  /** The key of Keystatic's draft. */
  readonly draft: readonly string[];
}

/** The document that an editor URL is for. */
export function documentAt(pathname: string): EditedDocument | undefined {
  const parts = pathname.split("/").slice(1).map(decodeURIComponent);
  const at = parts.indexOf("singleton");
  const name = parts[at + 1];
  if (at !== -1 && name !== undefined)
    return { key: name.replace(/^package-/u, "packages/"), draft: ["singleton", name] };
  const [, , collection, what, slug] = parts.indexOf("collection") === 1 ? parts : [];
  if (collection === undefined || !Object.hasOwn(collections, collection)) return undefined;
  if (what === "create") return { key: `${collection}/`, draft: ["collection-create", collection] };
  return slug === undefined
    ? { key: `${collection}/`, draft: [] }
    : { key: `${collection}/${slug}`, draft: ["collection", collection, slug] };
}

/** The pages that show documents that are not pages themselves. */
const shownOn: Readonly<Record<string, string>> = {
  facility: "contactus",
  terms: "cagerules",
  packageTerms: "hitpricing",
  placeholders: "hitting",
  find: "find",
  contactForm: "contactus",
  employmentForm: "employmentapp",
  feedbackForm: "feedback",
  teamPracticeForm: "teampractice",
  packages: "packages",
  spaces: "rentbattingcages",
  camps: "camps",
  leagues: "tournament",
  programs: "ninjayouth",
  coaches: "coaches",
  jobs: "employmentapp",
  testimonials: "testimonials",
};

/** Whether visitors can see what a document holds: the texts of a form without a page can wait. */
export function isShown(key: string, { pages }: Pick<FacilityFacts, "pages">): boolean {
  return !key.endsWith("Form") || pages.some((page) => page.key === shownOn[key]);
}

/** The path of the page that shows a document; Home if no other page does. */
export function previewPath(key: string, facility: FacilityFacts): string {
  const [folder = "", slug = ""] = key.split("/");
  const kind = kindKeys.find((each) => kinds[each].folder === folder);
  if (kind && slug) return kindPath(kind, slug);
  const own = Object.hasOwn(pageFolders, folder) && slug ? slug : undefined;
  const [listed] = facility.listedOn[key] ?? [];
  const candidates = [own, listed, shownOn[folder], "home"];
  const paths = new Map(facility.pages.map(({ key: page, path }) => [page, path]));
  return candidates.map((page) => paths.get(page ?? "")).find((path) => path !== undefined) ?? "/";
}
