/** The pages of a new facility, its Home and its menus. */
import { draft } from "./drafts.ts";
import { lessonsOf } from "./facts.ts";
import { slug as slugOf } from "../../src/lib/text.ts";
import { entry, single, type DraftFile } from "./file.ts";
import type { Answers } from "./questions.ts";

/** The drawing that stands in for every picture. */
export const picture = "stand-in.svg";

export interface Page {
  readonly key: string;
  /** Its menu; none for a page that another page leads to. */
  readonly menu: "Lessons" | "Prices" | "Facility" | "Programs" | undefined;
  /** What its coaches teach, if it is a coach page. */
  readonly teaches?: string;
  readonly words: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly lead?: string;
    readonly body?: string;
    readonly within?: string;
  };
}

export function fileOf({ key, teaches, words }: Page): DraftFile {
  return teaches === undefined
    ? entry("pages", key, words)
    : entry("disciplines", key, {
        name: teaches,
        summary: `${teaches} lessons, one on one.`,
        ...words,
        picture,
        openSpots: 0,
      });
}

export function pagesOf(answers: Answers): Page[] {
  const { cages, openAreaSize, tokens, hittrax, memberships, youth, camps, league, jobs, city } = answers;
  const page = (
    key: string,
    heading: string,
    menu: Page["menu"],
    more: Partial<Page["words"]> = {},
  ): Page => ({
    key,
    menu,
    words: {
      title: heading,
      description: `${heading} at {{facility.name}}, {{facility.address}}.`,
      heading,
      ...more,
    },
  });
  const rents = (key: string, heading: string, space: string) =>
    page(key, heading, "Prices", {
      lead: `{{rate.${space}.halfHour}} for 30 minutes, {{rate.${space}.hour}} for 60.`,
    });
  const sells = cages ?? openAreaSize ?? memberships ?? answers.lessons;
  const pages: (Page | Page[] | false | 0 | undefined)[] = [
    page("home", `Baseball and softball in ${city}`, undefined),
    page("notfound", "Page not found", undefined, {
      body: "- [Home](route:home)\n- [Contact](route:contactus)",
    }),
    page("contactus", "Contact", "Facility", { lead: "Write to us, or call {{facility.phone}}." }),
    page("feedback", "Feedback", "Facility", { lead: "How was your visit?" }),
    ...lessonsOf(answers).map(({ slug, name, pricing }) => [
      {
        ...page(slug, `${name} coaches`, "Lessons", {
          lead: `${name} lessons are {{price.${slug}-lesson}} an hour.`,
          body: draft("coaches"),
        }),
        teaches: name,
      },
      page(pricing, `${name} lesson prices`, undefined, { within: slug }),
    ]),
    Boolean(sells) && page("prices", "All prices", "Prices"),
    Boolean(sells ?? youth ?? camps ?? league) && page("find", "What fits you", undefined),
    memberships &&
      page("packages", "Memberships", "Prices", {
        lead: memberships.map(({ name }) => `${name}: {{price.${slugOf(name)}}} a month.`).join(" "),
        body: draft("memberships"),
      }),
    cages && rents("rentbattingcages", "Batting cages", "cages"),
    openAreaSize && rents("rentopenarea", "Open area", "open-area"),
    Boolean(cages || openAreaSize) &&
      page("teampractice", "Team practice", "Programs", { lead: "Ask for a practice time for your team." }),
    tokens && page("buytokens", "Tokens", "Prices", { body: draft("tokens") }),
    hittrax && page("hittrax", "HitTrax", "Prices", { body: draft("hittrax") }),
    youth && [
      page("ninjayouth", "Youth program", "Programs", { body: draft("youth") }),
      page("youth-prices", "Youth program prices", undefined, { within: "ninjayouth" }),
    ],
    camps && page("camps", "Camps", "Programs", { body: draft("camps") }),
    league && [
      page("tournament", "League", "Programs", { body: draft("league") }),
      page("league-prices", "League prices", undefined, { within: "tournament" }),
    ],
    jobs && page("employmentapp", "Employment application", "Facility", { lead: "Apply for a job with us." }),
  ];
  return pages.flatMap((each) => each || []);
}

export function home(answers: Answers): DraftFile {
  const { memberships, cages } = answers;
  return single("home", {
    hero: { lead: draft("hero"), picture },
    training: answers.lessons && { eyebrow: "Lessons", heading: "Train with a coach" },
    memberships: memberships?.[0] && { eyebrow: "Memberships", heading: "Become a member" },
    building: cages
      ? { eyebrow: "Floor plan", heading: "Our spaces", lead: "Batting cages from {{rate.cages.halfHour}}." }
      : undefined,
    facility: {
      eyebrow: "Visit",
      heading: "Where we are",
      lead: "{{facility.address}}. Phone: {{facility.phone}}.",
    },
  });
}

export function navigation(answers: Answers, pages: readonly Page[]): DraftFile {
  const menu = (label: NonNullable<Page["menu"]>, more: { label: string; route: string }[] = []) => {
    const entries = pages
      .filter((page) => page.menu === label)
      .map(({ key, teaches, words }) => ({ label: teaches ?? words.heading, route: key }))
      .concat(more);
    return entries.length > 0 ? [{ label, entries }] : [];
  };
  return single("navigation", {
    menus: [
      ...menu("Lessons"),
      ...menu("Prices"),
      ...menu("Programs"),
      ...menu("Facility", [
        { label: "About us", route: "aboutus" },
        ...(answers.cages ? [{ label: "Cage rules", route: "cagerules" }] : []),
        { label: "Cancellation", route: "cancel" },
        { label: "Privacy", route: "privacy" },
        { label: "Accessibility", route: "accessibility" },
      ]),
    ],
    login: "Log in",
    freeAccount: "Create account",
    call: "Call",
  });
}
