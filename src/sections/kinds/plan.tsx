import { FloorPlan, SpaceDialogs } from "../../floor-plan/FloorPlan.tsx";
import { floorPlan } from "../../floor-plan/floor-plan.ts";
import { rentedRooms } from "../../floor-plan/lit-rooms.ts";
import { openingHours } from "../../selectors/opening-hours.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "plan",
  (_, { content }) => {
    const plan = floorPlan(content);
    return plan && { plan, lit: rentedRooms(content), hours: openingHours(content) };
  },
  ({ plan, lit, hours }) => (
    <div>
      <FloorPlan plan={plan} lit={lit} />
      <SpaceDialogs plan={plan} hours={hours} />
    </div>
  ),
  { columns: "plan-and-rates" },
);
