/**
 * The sample with closures, a notice, specials with dates, clinics, no jobs, another price, a review of two paragraphs,
 * analytics, a map from a maps service that loads on request, an added form, two coaches and a question more, and texts with
 * what is wide.
 */
import { filesBelow } from "../src/content/read/folder.ts";
import { addedForm } from "./forms/added-form.ts";
import type { OtherContent } from "./other-site.ts";

const hours = `exceptions:
  - date: 2026-11-26
    reason: Thanksgiving
    closed: true
  - date: 2026-12-24
    reason: Christmas Eve
    opens: "14:00"
    closes: "17:00"
  - date: 2026-12-25
    reason: Christmas Day
    closed: true
notices:
  - from: 2026-12-01
    until: 2026-12-27
    text: "{{event.winter-clinic}}: {{price.winter-clinic}}."
    pages:
      - home
      - clinics
    link: route:clinicprices
  - from: 2026-12-01
    until: 2026-12-27
    text: Sign up for spring ball.
    pages:
      - camps
    link: https://signup.clay-and-chalk.example/spring
  - from: 2026-12-01
    until: 2026-12-27
    text: Ask us about spring ball.
    pages:
      - camps
    link: Call
`;

/** What is wider than a phone. */
const wide = `## Times

| Day | Warm up | Hitting | Pitching | Fielding | Conditioning | Cool down |
| :-- | :-: | --: | --- | --- | --- | --- |
| Wednesday | 9:00am | 10:00am | 11:00am | 12:00pm | 1:00pm | 2:00pm |

\`\`\`
${"a line of code that never ends ".repeat(4)}
\`\`\`

5. Fifth
6. Sixth

   11. Eleventh
`;

/** A kind of event: six files. */
const clinic = {
  "event-kinds/clinic.yaml": `name: Clinics
details: What's in it
action: Get your spot
closed: This clinic has begun
prices: Take a clinic
order: 4
`,
  "events/winter-clinic.md": `---
kind: clinic
name: Winter Clinic
description: Three days of swings for ages 8-12.
picture: league.jpg
info:
  - Bring a bat.
dates:
  from: 2026-12-28
  until: 2026-12-30
ages:
  from: 8
  to: 12
pricePage: clinicprices
---

Swings, swings, swings.

${wide}`,
  "packages/winter-clinic.yaml": `name: Winter Clinic
kind: event
event: winter-clinic
price: 45
purchase: "990001"
`,
  "pages/clinics.yaml": `title: Clinics
description: Clinics for young hitters. See what is in each and get a spot.
heading: Clinics
lead: Short and sharp.
sections:
  - type: events
    kinds:
      - clinic
  - type: terms
`,
  "pages/clinicprices.yaml": `title: Clinic Prices
description: What a clinic costs, and where to get your spot.
heading: Clinic prices
sections:
  - type: prices
    packages:
      - winter-clinic
  - type: terms
within: clinics
`,
  "navigation.yaml": (text: string) =>
    text.replace(
      "  - label: Team Practice\n",
      "  - label: Clinics\n    route: clinics\n  - label: Team Practice\n",
    ),
};

const special = (name: string, id: string, from: string, until: string) => `name: ${name}
kind: special
price: 45
purchase: "${id}"
from: ${from}
until: ${until}
`;

const coach = (name: string, discipline: string, pricePage: string) => `---
name: ${name}
title: Coach
summary: Played in college, and has taught for eight years.
discipline: ${discipline}
order: 9
picture: coaches/ray-ochoa.svg
pricePage: ${pricePage}
book: call
---

A lesson begins with a look at the last one.
`;

export const changedSample: OtherContent = {
  name: "changed-sample",
  changes: {
    ...clinic,
    ...addedForm,
    "coaches/ines-moreau.md": coach("Ines Moreau", "fielding", "fieldpricing"),
    "coaches/theo-barnes.md": coach("Theo Barnes", "speed", "speedpricing"),
    "forms/contact.yaml": (text) =>
      text.replace(
        "  - kind: long text\n",
        "  - kind: choice\n    name: way_to_us\n    label: How did you hear of us?\n    options:\n      - A friend\n      - The web\n  - kind: long text\n",
      ),
    "policies/cancel.md": (text) => `${text}\n${wide}`,
    "hours.yaml": (text) => text + hours,
    "packages/gift-card.yaml": special("Gift card", "990003", "2026-12-01", "2026-12-24"),
    "packages/fall-card.yaml": special("Fall card", "990004", "2026-10-01", "2026-10-31"),
    "pages/specials.yaml": (text) =>
      text.replace("      - founders\n", "      - founders\n      - gift-card\n      - fall-card\n"),
    "packages/silver.yaml": (text) => text.replace("39.99", "44.25"),
    "testimonials/marisol-v.yaml": `quote: |-
  We came for one lesson in March.

  We are still here, every Thursday.
author: Marisol V.
`,
    jobs: null,
    "search.yaml": withoutJobs,
    "analytics.yaml":
      "on: true\nfirebase: { apiKey: sample, projectId: sample, appId: sample, measurementId: sample }\n",
    "facility.yaml": (text) =>
      text.replace(
        "  picture: street-map.svg\n",
        "  embed: https://maps.clayandchalk.example/embed\n  loads: on request\n",
      ),
  },
};

/** The words of the search without those for the pages of jobs. */
function withoutJobs(text: string): string {
  const jobs = filesBelow("content/jobs").map((file) => file.replace(/\.md$/u, ""));
  return text.replaceAll(new RegExp(`  - page: (?:${jobs.join("|")})\n    words: .*\n`, "gu"), "");
}
