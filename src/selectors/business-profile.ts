import { formatDate } from "../lib/dates.ts";
import { formatPhone } from "../lib/text.ts";
import { isOn } from "./closures.ts";
import type { Content } from "../content/schema/registry.ts";
import { openingHours } from "./opening-hours.ts";
import { todayAt } from "./seasons.ts";

/** Name, hours, special days and notices as a text to paste into a business profile (maps, search, social pages). */
export function businessProfile(content: Content, today = todayAt(content.facility)): string {
  const { facility, hours } = content;
  const { address } = facility;
  const { rows, closures } = openingHours(content, today);
  const notices = hours.notices.filter((notice) => isOn(notice, today));
  return [
    facility.name,
    facility.tagline,
    `${address.street}, ${address.city}, ${address.state} ${address.postal}`,
    formatPhone(facility.phone),
    facility.website,
    "",
    "Hours",
    ...rows.map(({ days, hours }) => `${days}: ${hours.join(" and ")}`),
    ...(closures.length > 0
      ? [
          "",
          "Holiday hours",
          ...closures.map(({ days, hours, reason }) => `${days.text}: ${hours} (${reason})`),
        ]
      : []),
    ...(notices.length > 0 ? ["", "News", ...notices.map(({ text }) => text)] : []),
    "",
    `As of ${formatDate(today)}`,
  ].join("\n");
}
