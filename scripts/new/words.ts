/** The words of a new facility: what is true of any stays, and "(Draft)" begins what the owner has to write. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, parseDocument } from "yaml";
import { canonicalYaml } from "../../src/content/read/canonical.ts";
import { singles } from "../../src/content/schema/registry.ts";
import { lessonsOf, logoName } from "./facts.ts";
import { entry, single, slugOf, type DraftFile } from "./file.ts";
import type { Answers, Required } from "./questions.ts";

const picture = "stand-in.svg";

/** Every file with words: home, pages, policies, menus and the texts of the forms. */
export function wordFiles(answers: Required, sampleDirectory: string): DraftFile[] {
  const pages = pagesOf(answers);
  const logo = logoName(answers);
  return [
    ...pages.map(fileOf),
    ...policies(answers),
    ...jobs(answers),
    home(answers),
    navigation(answers, pages),
    single("placeholders", {
      coach: { name: "Open spot", title: "To be announced", body: "Ask the front desk: {{facility.phone}}." },
      camp: {
        name: "More camps",
        description: "Dates to be announced.",
        body: "Ask the front desk: {{facility.phone}}.",
        places: 3,
      },
      unavailable: {
        purchase: "Not for sale yet.",
        book: "Not open for booking yet.",
        both: "Not open yet.",
        full: "All places are taken.",
      },
    }),
    single("packageTerms", {
      heading: "Good to know",
      body: "Lessons are good for {{terms.packages.expireAfterDays}} days. To cancel, see the [cancellation policy](route:cancel).",
    }),
    single("pictures", {
      ...(logo ? { [logo]: { alt: "" } } : {}),
      [picture]: { sample: true, alt: "" },
      "coaches/no-picture.svg": { alt: "" },
      "coaches/open-spot.svg": { alt: "" },
    }),
    ...interfaceTexts(answers, sampleDirectory),
  ];
}

/** A neutral drawing in the facility's colors, wherever a photo is still to come. */
export function pictureFiles({ color, secondColor }: Required): DraftFile[] {
  const drawing = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${secondColor}" d="M0 0h${width}v${height}H0z"/><path fill="${color}" d="M0 ${height}V${Math.round(height * 0.7)}l${width}-${Math.round(height * 0.3)}v${Math.round(height * 0.6)}z"/></svg>\n`;
  return [
    [`pictures/${picture}`, drawing(1600, 1000)],
    ["pictures/coaches/no-picture.svg", drawing(600, 600)],
    ["pictures/coaches/open-spot.svg", drawing(600, 601)],
  ];
}

interface Page {
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

function fileOf({ key, teaches, words }: Page): DraftFile {
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

function pagesOf(answers: Answers): Page[] {
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
  const lessons = lessonsOf(answers);
  const sells = cages ?? openAreaSize ?? memberships ?? answers.lessons;
  return [
    page("home", `Baseball and softball in ${city}`, undefined),
    page("notfound", "Page not found", undefined, {
      body: "- [Home](route:home)\n- [Contact](route:contactus)",
    }),
    page("contactus", "Contact", "Facility", { lead: "Write to us, or call {{facility.phone}}." }),
    page("feedback", "Feedback", "Facility", { lead: "How was your visit?" }),
    ...lessons.flatMap(({ slug, name, pricing }) => [
      {
        ...page(slug, `${name} coaches`, "Lessons", {
          lead: `${name} lessons are {{price.${slug}-lesson}} an hour.`,
          body: "(Draft) Add your coaches in the editor, under People, Coaches. Then say here how a lesson is booked.",
        }),
        teaches: name,
      },
      page(pricing, `${name} lesson prices`, undefined, { within: slug }),
    ]),
    ...(sells ? [page("prices", "All prices", "Prices")] : []),
    ...(memberships
      ? [page("packages", "Memberships", "Prices", { body: "(Draft) How one becomes a member." })]
      : []),
    ...(cages
      ? [
          page("rentbattingcages", "Batting cages", "Prices", {
            lead: "{{rate.cages.halfHour}} for 30 minutes, {{rate.cages.hour}} for 60.",
          }),
        ]
      : []),
    ...(openAreaSize
      ? [
          page("rentopenarea", "Open area", "Prices", {
            lead: "{{rate.open-area.halfHour}} for 30 minutes, {{rate.open-area.hour}} for 60.",
          }),
        ]
      : []),
    ...(cages || openAreaSize
      ? [
          page("teampractice", "Team practice", "Programs", {
            lead: "Ask for a practice time for your team.",
          }),
        ]
      : []),
    ...(tokens
      ? [
          page("buytokens", "Tokens", "Prices", {
            body: "(Draft) How tokens work: which cages take them, and for how many balls.",
          }),
        ]
      : []),
    ...(hittrax
      ? [page("hittrax", "HitTrax", "Prices", { body: "(Draft) What an assessment measures." })]
      : []),
    ...(youth
      ? [
          page("ninjayouth", "Youth program", "Programs", {
            body: "(Draft) What children do in the program, and at what age.",
          }),
          page("youth-prices", "Youth program prices", undefined, { within: "ninjayouth" }),
        ]
      : []),
    ...(camps
      ? [
          page("camps", "Camps", "Programs", {
            body: "(Draft) Add your camps in the editor. Say here whom they are for.",
          }),
        ]
      : []),
    ...(league
      ? [
          page("tournament", "League", "Programs", {
            body: "(Draft) Add your league in the editor. Say here how it is played.",
          }),
          page("league-prices", "League prices", undefined, { within: "tournament" }),
        ]
      : []),
    ...(jobs
      ? [page("employmentapp", "Employment application", "Facility", { lead: "Apply for a job with us." })]
      : []),
  ];
}

function home(answers: Answers): DraftFile {
  const { memberships, cages, city } = answers;
  return single("home", {
    hero: {
      heading: `Baseball and softball in ${city}`,
      lead: "(Draft) Say in a sentence what players find here.",
      picture,
    },
    ...(answers.lessons ? { training: { eyebrow: "Lessons", heading: "Train with a coach" } } : {}),
    ...(memberships?.[0]
      ? {
          memberships: {
            eyebrow: "Memberships",
            heading: "Become a member",
            lead: memberships.map(({ name }) => `${name}: {{price.${slugOf(name)}}} a month.`).join(" "),
          },
        }
      : {}),
    ...(cages
      ? {
          building: {
            eyebrow: "Floor plan",
            heading: "Our spaces",
            lead: "Batting cages from {{rate.cages.halfHour}}.",
          },
        }
      : {}),
    facility: {
      eyebrow: "Visit",
      heading: "Where we are",
      lead: "{{facility.address}}. Phone: {{facility.phone}}.",
    },
  });
}

function navigation(answers: Answers, pages: readonly Page[]): DraftFile {
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

const titles = {
  aboutus: "About us",
  cagerules: "Cage rules",
  cancel: "Cancellation policy",
  privacy: "Privacy policy",
  accessibility: "Accessibility",
} as const;

/** The policies, without the sections for what the facility does not have. */
function policies(answers: Answers): DraftFile[] {
  const { cages, memberships, tokens, lateFee, jobs } = answers;
  const sections: Readonly<Record<string, unknown>> = {
    Cages: cages,
    "Late cancellation": lateFee,
    Memberships: memberships,
    Tokens: tokens,
    Applications: jobs,
    Lessons: answers.lessons,
  };
  return Object.entries(titles)
    .filter(([key]) => key !== "cagerules" || cages)
    .map(([key, title]) => {
      const text = readFileSync(join("scripts/new/policies", `${key}.md`), "utf8");
      const body = text
        .split(/^(?=## )/mu)
        .filter((part) => {
          const heading = /^## (.+)$/mu.exec(part)?.[1] ?? "";
          return !(heading in sections) || Boolean(sections[heading]);
        })
        .join("");
      return entry("policies", key, {
        title,
        heading: title,
        description: `${title} of {{facility.name}}, {{facility.address}}.`,
        body,
      });
    });
}

function jobs({ jobs: titles = [] }: Answers): DraftFile[] {
  return titles.map((title, order) =>
    entry("jobs", slugOf(title), {
      title,
      description: `${title} at {{facility.name}}: what the job is, and how to apply.`,
      order,
      inMenu: true,
      position: title,
      body: "(Draft) Say what the work is, whom you look for, and what you pay.\n\nApply with the [application form](route:employmentapp).",
    }),
  );
}

/** The texts of forms, which are the same everywhere; the application asks for the facility's own jobs. */
function interfaceTexts({ jobs = [] }: Answers, sampleDirectory: string): DraftFile[] {
  const keys = [
    "contactForm",
    "employmentForm",
    "feedbackForm",
    "teamPracticeForm",
    "outbox",
    "analytics",
  ] as const;
  return keys.map((key): DraftFile => {
    const { file } = singles[key];
    const document = parseDocument(readFileSync(join(sampleDirectory, file), "utf8"));
    if (key === "employmentForm" && isMap(document.contents)) {
      document.setIn(["fields", "position", "options"], document.createNode([...jobs, "Other"]));
      document.setIn(["unlisted", "position"], "Other");
    }
    return [file, canonicalYaml(document)];
  });
}
