/** The words of a new facility. What is true of any facility stays; "(Draft)" begins what the owner has to write. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, parseDocument } from "yaml";
import { canonicalYaml } from "../../src/content/read/canonical.ts";
import { singles } from "../../src/content/schema/registry.ts";
import { slug as slugOf } from "../../src/lib/text.ts";
import { draft, policyDrafts } from "./drafts.ts";
import { logoName } from "./facts.ts";
import { entry, single, type DraftFile } from "./file.ts";
import { fileOf, home, navigation, pagesOf, picture } from "./pages.ts";
import type { Answers, Required } from "./questions.ts";

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
      const text = readFileSync(join(policyDrafts, `${key}.md`), "utf8");
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
        description: `${title}: {{facility.name}}, {{facility.address}}.`,
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
      body: `${draft("job")}\n\nApply with the [application form](route:employmentapp).`,
    }),
  );
}

/** The texts of forms, which are the same everywhere; the application asks for the facility's own jobs. */
function interfaceTexts({ jobs = [] }: Answers, sampleDirectory: string): DraftFile[] {
  const keys = ["contactForm", "employmentForm", "feedbackForm", "teamPracticeForm", "outbox"] as const;
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
