import type { PlanSpace } from "./floor-plan.ts";

/** Rounds numbers for a path to two decimals. */
const at = (value: number) => Math.round(value * 100) / 100;

/** The ground, the walls and the door behind the spaces, in feet. */
export function Building({
  width,
  depth,
  door,
}: {
  readonly width: number;
  readonly depth: number;
  readonly door: number | undefined;
}) {
  const half = 4;
  const walls =
    door === undefined
      ? `M0 0H${width}V${depth}H0Z`
      : `M${at(door - half)} ${depth}H0V0H${width}V${depth}H${at(door + half)}`;
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="floor-plan-grid" width="10" height="10" patternUnits="userSpaceOnUse">
          <path strokeOpacity="0.1" strokeWidth="0.12" d="M10 0H0V10" />
        </pattern>
        <pattern id="floor-plan-net" width="1.6" height="1.6" patternUnits="userSpaceOnUse">
          <path strokeOpacity="0.26" strokeWidth="0.08" d="M0 0l1.6 1.6M1.6 0L0 1.6" />
        </pattern>
      </defs>
      <rect fill="var(--turf-900)" stroke="none" width={width} height={depth} />
      <rect fill="url(#floor-plan-grid)" stroke="none" width={width} height={depth} />
      <path strokeWidth="1.1" d={walls} />
      {door === undefined ? null : (
        <g>
          <path
            d={`M${at(door - half)} ${depth}v${-half * 1.4}a${half * 1.4} ${half * 1.4} 0 0 1 ${half * 1.4} ${half * 1.4}`}
          />
          <path
            stroke="var(--bulb)"
            strokeWidth="0.5"
            d={`M${at(door)} ${depth + 4.6}v-3.4m-1.3 1.3l1.3-1.3 1.3 1.3`}
          />
          <text className="floor-plan-small" x={at(door + 2.6)} y={depth + 4.4}>
            Entrance
          </text>
        </g>
      )}
    </g>
  );
}

/** What is in a space, along its longer side: net, plates, machine, mound, bases. */
export function Furniture({ space }: { readonly space: PlanSpace }) {
  const { shape, x, y, width, depth } = space;
  const upright = depth > width && shape !== "field" && shape !== "desk";
  const [length, breadth] = upright ? [depth, width] : [width, depth];
  return (
    <g transform={upright ? `translate(${x + width} ${y}) rotate(90)` : `translate(${x} ${y})`}>
      {shape === "cage" ? (
        <Cage length={length} breadth={breadth} machine={space.listing.use === "tokens"} />
      ) : null}
      {shape === "lane" ? <Lane length={length} breadth={breadth} /> : null}
      {shape === "field" ? <Field width={width} depth={depth} /> : null}
    </g>
  );
}

/** Home plate, drawn larger than its real 17 inches to be visible. */
function plate(x: number, y: number): string {
  const size = 1.5;
  return `M${at(x + size)} ${at(y - size)}v${2 * size}h${-size}l${-size} ${-size} ${size} ${-size}z`;
}

function Cage({
  length,
  breadth,
  machine,
}: {
  readonly length: number;
  readonly breadth: number;
  readonly machine: boolean;
}) {
  const middle = breadth / 2;
  const home = length - 5;
  return (
    <>
      <rect fill="url(#floor-plan-net)" width={length} height={breadth} />
      <path d={`M${home - 3} ${at(middle - 1.9)}h6v-2.2h-6zM${home - 3} ${at(middle + 1.9)}h6v2.2h-6z`} />
      <path fill="var(--chalk)" stroke="none" d={plate(home, middle)} />
      {machine ? (
        <g>
          <rect fill="var(--board)" x="1.6" y={at(middle - 1.7)} width="3.4" height="3.4" />
          <circle fill="var(--bulb)" stroke="none" cx="3.3" cy={at(middle)} r="1" />
        </g>
      ) : (
        <path d={`M4.6 ${at(middle - 3)}v6M4.6 ${at(middle - 3)}h-2.4M4.6 ${at(middle + 3)}h-2.4`} />
      )}
    </>
  );
}

function Lane({ length, breadth }: { readonly length: number; readonly breadth: number }) {
  const middle = breadth / 2;
  return (
    <>
      <path strokeDasharray="1.6 1" strokeOpacity="0.7" d={`M6 ${at(middle - 4.4)}H${length - 6}`} />
      <g stroke="none" fill="var(--chalk)">
        <circle fill="var(--clay-500)" cx="5" cy={at(middle)} r={at(Math.min(4, middle - 1))} />
        <path d={`M4.5 ${at(middle - 1.6)}h1v3.2h-1z`} />
        <path d={plate(length - 4.5, middle)} />
      </g>
    </>
  );
}

function Field({ width, depth }: { readonly width: number; readonly depth: number }) {
  const reach = at(Math.min(width, depth) * 0.29);
  const [x, y] = [at(width / 2), at(depth / 2 + depth * 0.03)];
  const base = (dx: number, dy: number) =>
    `M${at(x + dx * reach)} ${at(y + dy * reach - 1.3)}l1.3 1.3-1.3 1.3-1.3-1.3z`;
  return (
    <>
      <path
        fill="var(--clay-500)"
        d={`M${x} ${at(y - reach)}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`}
      />
      <path
        fill="var(--turf-500)"
        stroke="none"
        d={`M${x} ${at(y - reach + 3)}l${reach - 3} ${reach - 3}-${reach - 3} ${reach - 3}-${reach - 3}-${reach - 3}z`}
      />
      <path fill="var(--chalk)" stroke="none" d={base(0, -1) + base(1, 0) + base(-1, 0) + base(0, 1)} />
    </>
  );
}

/** The dimensions of a space, as on a blueprint: along its bottom edge, and up the side of a field. */
export function Dimensions({ space: { x, y, width, depth, shape } }: { readonly space: PlanSpace }) {
  const lane = depth > width && shape !== "field";
  const [low, side] = [lane ? y + depth / 2 + 12 : y + depth - 1.2, x + width - 2];
  const level = `M${x + 1} ${at(low)}H${x + width - 1}M${x + 1} ${at(low - 0.8)}v1.6M${x + width - 1} ${at(low - 0.8)}v1.6`;
  const upright = `M${at(side)} ${y + 1}V${y + depth - 4}M${at(side - 0.8)} ${y + 1}h1.6M${at(side - 0.8)} ${at(y + depth - 4)}h1.6`;
  const both = `${width} × ${depth} ft`;
  return (
    <g className="floor-plan-dimensions">
      <path strokeOpacity="0.75" strokeWidth="0.16" d={shape === "field" ? level + upright : level} />
      <text className="floor-plan-small" x={at(x + width / 2)} y={at(low - 0.7)} textAnchor="middle">
        {shape === "field" ? `${width} ft` : both}
      </text>
      {shape === "field" ? (
        <text className="floor-plan-small" x={at(side - 0.9)} y={at(y + depth / 2)} textAnchor="end">
          {depth} ft
        </text>
      ) : null}
    </g>
  );
}
