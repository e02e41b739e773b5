import { HoursBoard } from "../../components/hours/HoursBoard.tsx";
import { openingHours } from "../../selectors/opening-hours.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "hours",
  (_, { content }) => ({ hours: openingHours(content) }),
  ({ hours }) => (
    <div className="panel turf">
      <HoursBoard hours={hours} />
    </div>
  ),
);
