/** A camp and a league that take place once, and their packages; the sample's own repeat every year. */

const camp = `---
name: Winter Clinic
description: Three days of swings.
picture: camps.jpg
season:
  from: 2026-12-28
  until: 2026-12-30
  opens: "15:00"
  closes: "17:00"
pricing: eventpricing
packages:
  - winter-clinic
---

Swings.
`;

const league = `---
name: First HitTrax League
description: Eight Saturdays.
picture: league.jpg
info:
  - Eight games.
join: Join The League
pricing: tournamentprice
season:
  from: 2027-01-09
  until: 2027-02-27
  days:
    - saturday
packages:
  - first-league
---

Games.
`;

const offer = (name: string, kind: string, page: string, id: string) =>
  `name: ${name}\nkind: ${kind}\nprice: 45\npurchase: "${id}"\nlistedOn:\n  - ${page}\n`;

/** A special that is on sale in November and December, every year. */
const special = `${offer("Gift card", "special", "specials", "990003")}from: 2026-11-01
until: 2026-12-24
repeats: yearly-on-date
`;

/** The files that add them to the sample. */
export const oneOffs = {
  "camps/winter-clinic.md": camp,
  "leagues/first-league.md": league,
  "packages/winter-clinic.yaml": offer("Winter Clinic", "camp", "eventpricing", "990001"),
  "packages/first-league.yaml": offer("First HitTrax League", "league", "tournamentprice", "990002"),
  "packages/gift-card.yaml": special,
};
