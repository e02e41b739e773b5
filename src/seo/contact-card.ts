import type { Facility } from "../content/schema/facility.ts";
import type { HoursRow } from "../selectors/opening-hours.ts";
import { contentLines, text } from "./content-lines.ts";

/** The facility as a contact card (vCard 3.0, which every phone can import). */
export function contactCard(
  { name, organization, tagline, phone, email, address, position }: Facility,
  rows: readonly HoursRow[],
  site: URL,
): string {
  const { street, city, state, postal } = address;
  const note = [tagline, ...rows.map(({ days, hours }) => `${days} ${hours.join(" and ")}`)];
  return contentLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${text(name)};;;;`,
    `FN:${text(name)}`,
    `ORG:${text(organization)}`,
    // Apple's address book lists it as a company, not under a person's name.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE,PREF:+1-${phone}`,
    `EMAIL;TYPE=INTERNET,WORK,PREF:${text(email)}`,
    `ADR;TYPE=WORK:;;${[street, city, state, postal].map(text).join(";")};United States`,
    `GEO:${position.latitude};${position.longitude}`,
    `URL:${site.href}`,
    `NOTE:${text(note.join("\n"))}`,
    "END:VCARD",
  ]);
}
