import { FloorPlan } from "../../floor-plan/FloorPlan.tsx";
import { FloorPlanLegend } from "../../floor-plan/FloorPlanLegend.tsx";
import { floorPlan, floorPlanLegend } from "../../floor-plan/floor-plan.ts";
import { openingHours } from "../../selectors/opening-hours.ts";
import { shownOn } from "../../selectors/shown.ts";
import { listingsOf } from "../../selectors/spaces.ts";
import { sectionKind } from "../section.ts";
import "virtual:floor-plan.css";

export default sectionKind(
  "plan",
  (_, { content, page }) => {
    const plan = floorPlan(content);
    if (!plan) return undefined;
    const listings = shownOn(content, page.key).spaces.flatMap((space) => listingsOf(content, space));
    return {
      plan,
      legend: floorPlanLegend(content, plan),
      hours: openingHours(content),
      lit: listings.length === 1 ? listings[0]?.id : undefined,
    };
  },
  ({ plan, legend, hours, lit }) => (
    <div className="floor-plan-room">
      <FloorPlan plan={plan} hours={hours} lit={lit} />
      <FloorPlanLegend lines={legend} />
    </div>
  ),
);
