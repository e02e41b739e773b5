import type { LegendLine } from "./floor-plan.ts";

/** What the colors of the plan mean, on the board beside it; `FloorPlan.late.css` shows it in a wide window. */
export function FloorPlanLegend({ lines }: { readonly lines: readonly LegendLine[] }) {
  return (
    <ul className="floor-plan-legend" hidden aria-hidden="true">
      {lines.map(({ mark, text }) => (
        <li key={mark} data-mark={mark}>
          {text}
        </li>
      ))}
    </ul>
  );
}
