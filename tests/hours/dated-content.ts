/** What an owner writes for closures, a notice, a special with dates, and a kind of event that the sample has not: clinics. */
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
    link: clinicprices
`;

/** A kind of event: six files. */
export const clinic = {
  "event-kinds/clinic.yaml": `page: clinics
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
picture: camps.jpg
info:
  - Bring a bat.
dates:
  from: 2026-12-28
  until: 2026-12-30
ages:
  from: 8
  to: 12
pricing: clinicprices
---

Swings, swings, swings.
`,
  "packages/winter-clinic.yaml": `name: Winter Clinic
kind: event
event: winter-clinic
price: 45
purchase: "990001"
listedOn:
  - clinicprices
`,
  "pages/clinics.yaml": `title: Clinics
description: Clinics for young hitters. See what is in each and get a spot.
heading: Clinics
lead: Short and sharp.
`,
  "pages/clinicprices.yaml": `title: Clinic Prices
description: What a clinic costs, and where to get your spot.
heading: Clinic prices
within: clinics
`,
  "navigation.yaml": (text: string) =>
    text.replace(
      "  - label: Team Practice\n",
      "  - label: Clinics\n    route: clinics\n  - label: Team Practice\n",
    ),
};

/** The sample with all of them. */
export const dated = {
  ...clinic,
  "hours.yaml": (text: string) => text + hours,
  "packages/gift-card.yaml": `name: Gift card
kind: special
price: 45
purchase: "990003"
listedOn:
  - specials
from: 2026-12-01
until: 2026-12-24
`,
};
