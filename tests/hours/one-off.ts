/** The sample facility plus a camp and a league that take place once; its own repeat every year. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
  `name: ${name}\nkind: ${kind}\nprice: 45\nid: "${id}"\nlistedOn:\n  - ${page}\n`;

/** A special that is on sale in November and December, every year. */
const special = `${offer("Gift card", "special", "specials", "990003")}from: 2026-11-01
until: 2026-12-24
repeats: yearly-on-date
`;

/** Copies the sample's content into a folder, and adds them. */
export function sampleWithOneOffs(folder: string): string {
  cpSync("content", folder, { recursive: true });
  const add = (file: string, text: string) => writeFileSync(join(folder, file), text);
  add("camps/winter-clinic.md", camp);
  add("leagues/first-league.md", league);
  add("packages/winter-clinic.yaml", offer("Winter Clinic", "camp", "eventpricing", "990001"));
  add("packages/first-league.yaml", offer("First HitTrax League", "league", "tournamentprice", "990002"));
  add("packages/gift-card.yaml", special);
  return folder;
}
