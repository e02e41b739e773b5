import type { Plan, PlanSpace } from "./floor-plan.ts";

export interface FloorPlanProps {
  readonly plan: Plan;
  /** The ids of the spaces that the page is about. */
  readonly lit: readonly string[];
}

/** The building as a drawing, which names the lit spaces. The page says the same in words. */
export function FloorPlanDrawing({ plan, lit }: FloorPlanProps) {
  return (
    <div className="floor-plan no-print" aria-hidden="true">
      <div className="floor-plan-building">
        <div className="floor-plan-floor">
          {plan.spaces.map((space) => (
            <div key={space.listing.id} className={classesOf(space, lit)} data-shape={space.shape}>
              <div className="floor-plan-room">{lit.includes(space.listing.id) && space.listing.name}</div>
            </div>
          ))}
        </div>
        {plan.door !== undefined && <div className="floor-plan-door" />}
      </div>
    </div>
  );
}

/** The classes of a space on the plan: whether it is lit. */
export function classesOf({ listing }: PlanSpace, lit: readonly string[]): string {
  const isLit = lit.includes(listing.id);
  return `floor-plan-space${isLit ? " floor-plan-lit" : ""}`;
}
