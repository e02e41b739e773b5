import type { Plan, PlanSpace } from "./floor-plan.ts";
import { Building, Dimensions, Furniture } from "./FloorDrawing.tsx";
import "./FloorPlan.css";

interface Props {
  readonly plan: Plan;
  /** The ids of the spaces that the page lists: the plan links to them there and highlights them. */
  readonly listedIds?: readonly string[] | undefined;
}

/** The width in feet that the font sizes are made for. A wider building is drawn smaller, so it gets larger text. */
const usualWidth = 126;

/** Feet around the walls, for their thickness and the way to the door. */
const margin = { side: 2, below: 6 };

const uses: Readonly<Record<PlanSpace["listing"]["use"], string>> = {
  rent: "For rent, price per half hour",
  tokens: "Tokens or membership",
  lessons: "Lessons with a coach",
  desk: "Front desk",
};

/** The building from above, to scale. A space links to where it is described; screen readers get a list. No script. */
export function FloorPlan({ plan, listedIds }: Props) {
  const { width, depth, door, spaces } = plan;
  const isListed = (space: PlanSpace) => listedIds?.includes(space.listing.id);
  // The legend leaves out the dimmed spaces: they do not have its colors.
  const shown = spaces.filter((space) => isListed(space) !== false);
  const legend = [...new Set(shown.map(({ listing }) => listing.use))];
  const below = door === undefined ? margin.side : margin.below;
  return (
    <div className="floor-plan">
      <svg
        className="floor-plan-drawing"
        viewBox={`${-margin.side} ${-margin.side} ${width + 2 * margin.side} ${depth + margin.side + below}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg has no ul
        role="list"
        aria-label="Floor plan of the building"
        fontSize={Math.round(width) / usualWidth}
        fill="none"
        stroke="var(--chalk)"
        strokeWidth="0.25"
      >
        <Building width={width} depth={depth} door={door} />
        {spaces.map((space) => (
          <Space key={space.listing.id} space={space} listed={isListed(space)} />
        ))}
      </svg>
      <ul className="floor-plan-legend" aria-label="Legend">
        {legend.map((use) => (
          <li key={use} className={`floor-plan-key floor-plan-key-${use}`}>
            {uses[use]}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SpaceProps {
  readonly space: PlanSpace;
  /** Whether the page lists it; undefined on a page that lists no spaces. */
  readonly listed: boolean | undefined;
}

function Space({ space, listed }: SpaceProps) {
  const { listing, shape, x, y, width, depth, showsSize, tag, cost, href } = space;
  const { id, name, type, use } = listing;
  const about = [...new Set([name, type, cost])].filter(Boolean).join(", ");
  return (
    <g
      className={`floor-plan-space floor-plan-space-${use}${listed === false ? " floor-plan-space-aside" : ""}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg has no li
      role="listitem"
    >
      <g aria-hidden="true">
        <rect
          className={`floor-plan-floor floor-plan-floor-${shape}`}
          x={x}
          y={y}
          width={width}
          height={depth}
        />
        <Furniture space={space} />
        {showsSize ? <Dimensions space={space} /> : null}
        <Labels space={space} name={name} tag={tag} />
      </g>
      <foreignObject x={x} y={y} width={width} height={depth}>
        {href === undefined ? (
          <span className="visually-hidden">{about}</span>
        ) : (
          <a className="floor-plan-hit" href={listed ? `#${id}` : href} aria-label={about} />
        )}
      </foreignObject>
    </g>
  );
}

interface LabelProps {
  readonly space: PlanSpace;
  readonly name: string;
  readonly tag: string | undefined;
}

/** The name and the price, where they fit in the drawing. */
function Labels({ space: { shape, x, y, width, depth }, name, tag }: LabelProps) {
  const field = shape === "field";
  const stacked = shape === "desk" || (depth > width && !field);
  const middle = field ? y + 4.4 : y + depth / 2;
  const start = field ? 2 : shape === "lane" ? 10 : 7.5;
  const end = field ? 5 : shape === "lane" ? 7.5 : 10;
  return (
    <>
      <text
        className="floor-plan-name"
        x={stacked ? x + width / 2 : x + start}
        y={stacked && tag !== undefined ? middle - 3 : middle}
        textAnchor={stacked ? "middle" : undefined}
      >
        {name}
      </text>
      {tag === undefined ? null : (
        <text
          className="floor-plan-tag"
          x={stacked ? x + width / 2 : x + width - end}
          y={stacked ? middle + 3 : middle}
          textAnchor={stacked ? "middle" : "end"}
        >
          {tag}
        </text>
      )}
    </>
  );
}
