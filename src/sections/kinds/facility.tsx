import { HoursBoard } from "../../components/hours/HoursBoard.tsx";
import { FacilityCard } from "../../components/site/FacilityCard.tsx";
import { openingHours } from "../../selectors/opening-hours.ts";
import { innerHeadingLevel, sectionKind } from "../section.ts";

export default sectionKind(
  "facility",
  (section, { content, page }) => ({
    facility: content.facility,
    mapsLabel: content.words.buttons.maps,
    hours: openingHours(content),
    // The top of Home says already whether it is open.
    now: page.key !== "home",
    headingLevel: innerHeadingLevel(section),
  }),
  ({ hours, now, ...card }) => (
    <FacilityCard {...card}>
      <HoursBoard hours={hours} now={now} />
    </FacilityCard>
  ),
);
