/** Rules between files: names refer to something that exists, ids are unique. */
import { picturesIn } from "../read/picture-files.ts";
import { pagesNameTheirForm, positionsExist } from "./forms.ts";
import { standIns, teaches } from "../schema/coach.ts";
import { maxCoachCards } from "../schema/discipline.ts";
import { collections } from "../schema/registry.ts";
import { idsAreUnique, idsLeadSomewhere, staffNeedsServiceId } from "./booking.ts";
import { colorsCanBeRead } from "./colors.ts";
import { dateRules } from "./dates.ts";
import { eventRules } from "./events.ts";
import { listsHaveNothingTwice } from "./lists.ts";
import { pageRules } from "./pages.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";
import { anchorsExist, markdownIsPlain } from "./markdown.ts";
import { spacesFitTheirUse, spacesLieApart } from "./spaces.ts";
import { valuesOf, type FoundValue } from "./values.ts";

const rules: readonly Rule[] = [
  coachesFit,
  idsAreUnique,
  idsLeadSomewhere,
  staffNeedsServiceId,
  entriesExist,
  picturesExist,
  listsHaveNothingTwice,
  descriptionsHavePictures,
  ...pageRules,
  markdownIsPlain,
  anchorsExist,
  spacesFitTheirUse,
  spacesLieApart,
  colorsCanBeRead,
  coachPagesDiffer,
  pagesNameTheirForm,
  positionsExist,
  ...dateRules,
  ...eventRules,
];

/** Reports every problem between files. Ignores unreadable files, so that each problem is reported once. */
export function checkRules(input: RuleInput, report: Report): void {
  for (const rule of rules) rule(input, report);
}

function coachesFit({ content: { coaches = [], disciplines = [] } }: RuleInput, report: Report): void {
  for (const discipline of disciplines) {
    const own = coaches.filter((coach) => teaches(coach, discipline.slug));
    const tenth = own[maxCoachCards];
    if (tenth)
      report(
        `coaches/${tenth.slug}`,
        tenth.discipline === discipline.slug ? ["discipline"] : ["also"],
        `a coach page holds ${maxCoachCards}; this is number ${own.indexOf(tenth) + 1} on ${discipline.slug}`,
      );
  }
}

/** A coach is on no page twice. */
function coachPagesDiffer({ content: { coaches = [] } }: RuleInput, report: Report): void {
  for (const { slug, discipline, also } of coaches) {
    const index = also.indexOf(discipline);
    if (index !== -1)
      report(
        `coaches/${slug}`,
        ["also", index],
        `this coach is on that page already: leave it out (found "${discipline}")`,
      );
  }
}

/** Every file of another folder that is named exists, such as a coach's discipline. */
function entriesExist({ content, documents }: RuleInput, report: Report): void {
  for (const { key, path, value, folder = "" } of valuesOf(content, "entry")) {
    if (!documents.has(`${folder}/${value}`))
      report(
        key,
        path,
        `there is no ${folder.slice(0, -1)} by this name in content/${folder} (found "${value}")`,
      );
  }
}

/** The names of the pictures that something shows, each once. */
export function namedPictures(content: RuleInput["content"]): string[] {
  return [...new Set(pictureUses(content).map(({ value }) => value))];
}

/** The names of the pictures on pages, each once. Browser tabs and home screens show the icon, which is drawn anew. */
export function picturesOnPages(content: RuleInput["content"]): string[] {
  const onPages = pictureUses(content).filter(({ path }) => path.join(".") !== "logo.icon");
  return [...new Set(onPages.map(({ value }) => value))];
}

/** Every place that shows a picture, with the picture's name. */
function pictureUses(content: RuleInput["content"]): Pick<FoundValue, "key" | "path" | "value">[] {
  const { disciplines = [], coaches = [] } = content;
  return [
    ...valuesOf(content, "picture", "logo"),
    ...disciplines
      .filter(({ openSpots }) => openSpots > 0)
      .map(({ slug }) => ({ key: `disciplines/${slug}`, path: ["openSpots"], value: standIns.openSpot })),
    ...coaches
      .filter(({ picture }) => picture === undefined)
      .map(({ slug }) => ({ key: `coaches/${slug}`, path: [], value: standIns.noPicture })),
  ];
}

function picturesExist({ content, pictures }: RuleInput, report: Report): void {
  const there = new Set(picturesIn(pictures));
  for (const { key, path, value } of pictureUses(content)) {
    if (!there.has(value))
      report(key, path, `there is no such picture in content/pictures (found "${value}")`);
    else if (content.pictures && !Object.hasOwn(content.pictures, value))
      report(key, path, `content/pictures.yaml has no entry for this picture (found "${value}")`);
  }
}

/** An entry that describes a picture has one. In the desk, a picture that is still being prepared is not there yet. */
function descriptionsHavePictures({ content }: RuleInput, report: Report): void {
  for (const folder of Object.keys(collections)) {
    const entries = (content[folder as keyof typeof collections] ?? []) as readonly EntryWithPicture[];
    for (const { slug, picture, pictureAlt } of entries) {
      if (pictureAlt !== undefined && picture === undefined)
        report(
          `${folder}/${slug}`,
          ["pictureAlt"],
          "there is no picture to describe: add it (if you just did, wait until it shows), or delete this",
        );
    }
  }
}

interface EntryWithPicture {
  readonly slug: string;
  readonly picture?: string | undefined;
  readonly pictureAlt?: string | undefined;
}
