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
    // The top of Home has the first board.
    place: page.key === "home" ? ("second" as const) : ("only" as const),
    headingLevel: innerHeadingLevel(section),
  }),
  ({ hours, place, ...card }) => (
    <FacilityCard {...card}>
      <HoursBoard hours={hours} place={place} />
    </FacilityCard>
  ),
);
