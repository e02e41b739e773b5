import type { Plan } from "./floor-plan.ts";

/**
 * Where everything is on the plan, for `FloorPlan.css`: feet as custom properties. A page may hold no style attribute.
 */
export function floorPlanCss(plan: Plan | undefined): string {
  if (!plan) return "";
  const { width, depth, leastWidth, leastDepth, door = 0, spaces } = plan;
  const building = { width, depth, "least-width": leastWidth, "least-depth": leastDepth, door };
  return [
    rule(".floor-plan", "building", building),
    ...spaces.map((space, index) => {
      const area = { x: space.x, y: space.y, width: space.width, depth: space.depth };
      return rule(`.floor-plan-space:nth-child(${index + 1})`, "area", area);
    }),
  ].join("\n");
}

function rule(selector: string, prefix: string, feet: Readonly<Record<string, number>>): string {
  const properties = Object.entries(feet).map(([name, value]) => `--${prefix}-${name}: ${value}`);
  return `${selector} { ${properties.join("; ")} }`;
}
