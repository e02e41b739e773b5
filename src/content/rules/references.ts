/** Rules between files: names refer to something that exists, ids are unique. */
import { picturesIn } from "../read/picture-files.ts";
import { isRouteKey, routeKeys, viewOf, type RouteKey } from "../../routes.ts";
import { positionsExist } from "./positions.ts";
import { maxCoachCards, disciplineKeys } from "../schema/discipline.ts";
import { idsAreUnique, idsLeadSomewhere, staffGoesWithIds } from "./booking.ts";
import { colorsCanBeRead } from "./colors.ts";
import { datedRules } from "./dates.ts";
import type { Problem } from "../read/problems.ts";
import { linksLeadSomewhere } from "./links.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

const rules: readonly Rule[] = [
  coachesFit,
  disciplinesComplete,
  idsAreUnique,
  idsLeadSomewhere,
  staffGoesWithIds,
  packagesExist,
  picturesExist,
  routesHaveWords,
  linksLeadSomewhere,
  spacesFitTheirUse,
  campsFit,
  colorsCanBeRead,
  positionsExist,
  ...datedRules,
];

/** Every problem between files. Ignores unreadable files, so that each problem is reported once. */
export function checkRules(input: RuleInput): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (key, path, message) => {
    const document = input.documents.get(key);
    const place = document?.positionOf(path);
    problems.push({ file: document?.file ?? key, ...place, field: path.map(String).join("."), message });
  };
  for (const rule of rules) rule(input, report);
  return problems;
}

function coachesFit({ content: { coaches = [], disciplines = [] } }: RuleInput, report: Report): void {
  for (const discipline of disciplines) {
    const own = coaches.filter((coach) => coach.discipline === discipline.slug);
    const tenth = own[maxCoachCards];
    if (tenth) {
      report(
        `coaches/${tenth.slug}`,
        ["discipline"],
        `a coach page holds ${maxCoachCards}; this is number ${own.indexOf(tenth) + 1} on ${discipline.slug}`,
      );
    } else if (own.length + discipline.openSpots > maxCoachCards) {
      report(
        `disciplines/${discipline.slug}`,
        ["openSpots"],
        `a coach page holds ${maxCoachCards}: with ${own.length} coaches expected at most ${maxCoachCards - own.length} open spots (found ${discipline.openSpots})`,
      );
    }
  }
}

function disciplinesComplete(
  { content: { disciplines = [], coaches = [] }, documents }: RuleInput,
  report: Report,
): void {
  for (const { slug } of disciplines) {
    if (!disciplineKeys.some((key) => key === slug)) {
      report(
        `disciplines/${slug}`,
        [],
        `expected one of the disciplines ${disciplineKeys.join(", ")} as the file's name (found "${slug}")`,
      );
    }
  }
  for (const { slug, discipline } of coaches) {
    if (!documents.has(`disciplines/${discipline}`)) {
      report(
        `coaches/${slug}`,
        ["discipline"],
        `there is no discipline by this name in content/disciplines (found "${discipline}")`,
      );
    }
  }
}

function packagesExist(
  { content: { packages = [], camps = [], leagues = [], programs = [], home }, documents }: RuleInput,
  report: Report,
): void {
  const slugs = new Set(packages.map(({ slug }) => slug));
  for (const [folder, entries] of [["camps", camps] as const, ["leagues", leagues] as const]) {
    for (const entry of entries) {
      for (const [index, name] of entry.packages.entries()) {
        if (!slugs.has(name) && !documents.has(`packages/${name}`)) {
          report(
            `${folder}/${entry.slug}`,
            ["packages", index],
            `there is no package by this name in content/packages (found "${name}")`,
          );
        }
      }
    }
  }
  const featured = home?.youth?.program;
  if (
    featured !== undefined &&
    !programs.some(({ slug }) => slug === featured) &&
    !documents.has(`programs/${featured}`)
  ) {
    report(
      "home",
      ["youth", "program"],
      `there is no program by this name in content/programs (found "${featured}")`,
    );
  }
}

function picturesExist({ content, pictures }: RuleInput, report: Report): void {
  const there = new Set(picturesIn(pictures));
  const check = (key: string, path: readonly PropertyKey[], name: string | undefined) => {
    if (name === undefined) return;
    if (!there.has(name)) report(key, path, `there is no such picture in content/pictures (found "${name}")`);
    else if (content.pictures && !Object.hasOwn(content.pictures, name))
      report(key, path, `content/pictures.yaml has no entry for this picture (found "${name}")`);
  };
  for (const { slug, picture } of content.coaches ?? []) check(`coaches/${slug}`, ["picture"], picture);
  for (const { slug, picture } of content.disciplines ?? [])
    check(`disciplines/${slug}`, ["picture"], picture);
  for (const { slug, picture } of content.pages ?? []) check(`pages/${slug}`, ["picture"], picture);
  for (const { slug, picture } of content.policies ?? []) check(`policies/${slug}`, ["picture"], picture);
  for (const { slug, picture } of content.camps ?? []) check(`camps/${slug}`, ["picture"], picture);
  for (const { slug, picture } of content.leagues ?? []) check(`leagues/${slug}`, ["picture"], picture);
  for (const { slug, picture } of content.programs ?? []) check(`programs/${slug}`, ["picture"], picture);
  for (const { slug, units } of content.spaces ?? []) {
    for (const [unit, { pictures }] of units.entries()) {
      for (const [index, picture] of pictures.entries())
        check(`spaces/${slug}`, ["units", unit, "pictures", index], picture);
    }
  }
  for (const { slug, picture } of content.testimonials ?? [])
    check(`testimonials/${slug}`, ["picture"], picture);
  check("facility", ["map", "picture"], content.facility?.map.picture);
  check("facility", ["logo", "picture"], content.facility?.logo?.picture);
  check("facility", ["logo", "icon"], content.facility?.logo?.icon);
  check("home", ["hero", "picture"], content.home?.hero.picture);
  for (const { slug, openSpots } of content.disciplines ?? [])
    if (openSpots > 0) check(`disciplines/${slug}`, ["openSpots"], "coaches/open-spot.svg");
  for (const { slug, picture } of content.coaches ?? [])
    if (picture === undefined) check(`coaches/${slug}`, [], "coaches/no-picture.svg");
}

function routesHaveWords({ content, documents }: RuleInput, report: Report): void {
  for (const folder of ["pages", "policies", "jobs"] as const) {
    for (const { slug } of content[folder] ?? []) {
      if (!isRouteKey(slug) || folder !== (viewOf(slug).words ?? "pages"))
        report(`${folder}/${slug}`, [], `there is no page by this name in the route map (found "${slug}")`);
    }
  }
  const worded = (key: RouteKey) =>
    ["pages", "policies", "jobs"].some((folder) => documents.has(`${folder}/${key}`));
  const named: [string, readonly PropertyKey[], RouteKey | undefined][] = [
    ...(content.coaches ?? []).map(({ slug, pricing }) => [`coaches/${slug}`, ["pricing"], pricing] as const),
    ...(content.camps ?? []).map(({ slug, pricing }) => [`camps/${slug}`, ["pricing"], pricing] as const),
    ...(content.leagues ?? []).map(({ slug, pricing }) => [`leagues/${slug}`, ["pricing"], pricing] as const),
    ...(content.programs ?? []).map(
      ({ slug, pricing }) => [`programs/${slug}`, ["pricing"], pricing] as const,
    ),
    ...(content.packages ?? []).flatMap(({ slug, listedOn }) =>
      listedOn.map((key, index) => [`packages/${slug}`, ["listedOn", index], key] as const),
    ),
  ].map(([key, path, route]) => [key, path, route]);
  for (const [key, path, route] of named) {
    if (route && !worded(route))
      report(
        key,
        path,
        `this page does not exist: there is no content/pages/${route}.yaml (found "${route}")`,
      );
  }
  if (!routeKeys.some(worded)) report("content", [], "expected at least one page in content/pages");
}

function spacesFitTheirUse({ content: { spaces = [] } }: RuleInput, report: Report): void {
  for (const { slug, rates, units } of spaces) {
    for (const [index, { use }] of units.entries()) {
      if (use === "rent" && !rates)
        report(`spaces/${slug}`, ["units", index, "use"], "a space for rent needs the rates of its file");
    }
  }
}

function campsFit({ content: { camps = [], placeholders } }: RuleInput, report: Report): void {
  const extra = placeholders && camps[placeholders.camp.places];
  if (extra)
    report(
      `camps/${extra.slug}`,
      [],
      `the camps page holds ${placeholders.camp.places} cards; this is one more`,
    );
}
