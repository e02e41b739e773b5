import { describe, expect, test } from "vitest";
import { content } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { floorPlan } from "./floor-plan.ts";

const sample = content();

/** The same facility in another building. */
function elsewhere(spaces: Content["spaces"]) {
  return floorPlan({ ...sample, spaces });
}

function group(slug: string): Content["spaces"][number] {
  const found = sample.spaces.find((space) => space.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
}

describe("the plan of the sample facility", () => {
  const plan = floorPlan(sample);
  const space = (id: string) => plan?.spaces.find(({ listing }) => listing.id === id);

  test("shows every space once, at its size in feet", () => {
    expect(plan?.spaces.map(({ listing }) => listing.name)).toEqual([
      ...Array.from({ length: 7 }, (_, index) => `Cage ${index + 1}`),
      "Open area",
      "Pitching lane",
      "Front desk",
    ]);
    expect(space("cage-1")).toMatchObject({ width: 51, depth: 12, shape: "cage" });
    expect(space("open-area")).toMatchObject({ width: 65, depth: 40, shape: "field" });
    expect(space("pitching-lane")).toMatchObject({ width: 62, depth: 13, shape: "lane" });
    expect(space("front-desk")).toMatchObject({ shape: "desk" });
  });

  test("gives each space its price and its targets", () => {
    expect(space("cage-2")).toMatchObject({
      tag: "$25",
      verb: "Rent",
      priceText: "$25 a half hour, $45 an hour",
    });
    expect(space("open-area")).toMatchObject({ tag: "$40", priceText: "$40 a half hour, $75 an hour" });
    expect(space("cage-6")).toMatchObject({ tag: "Tokens", priceText: "10 tokens for $25" });
    expect(space("cage-6")?.listing.elsewhere.map(({ href }) => href)).toEqual(["/packages", "/buytokens"]);
    expect(space("pitching-lane")).toMatchObject({ tag: "62x13 ft", priceText: undefined });
    expect(space("pitching-lane")?.listing.elsewhere).toEqual([]);
    expect(space("pitching-lane")?.call).toEqual({
      label: "Call (614) 555-0142",
      href: "tel:+16145550142",
    });
    expect(space("cage-2")?.listing.rent?.buttons[0]?.link?.href).toContain("430121");
    expect(space("cage-2")?.calendar?.href).toContain("520101");
    expect(space("cage-2")?.call).toBeUndefined();
    expect(space("front-desk")).toMatchObject({
      tag: undefined,
      priceText: undefined,
      call: { label: "Call (614) 555-0142", href: "tel:+16145550142" },
    });
  });

  test("has its door in front of the desk", () => {
    expect(plan?.door).toBe(78 + 25 / 2);
  });

  test("has straight edges: the lane level with the cages, and the open area as far right as the lane", () => {
    const edges = (id: string) => {
      const found = space(id);
      if (!found) throw new Error(`no ${id}`);
      const { x, y, width, depth } = found;
      return { top: y, right: x + width, bottom: y + depth };
    };
    expect(edges("pitching-lane").top).toBe(edges("cage-1").top);
    expect(edges("pitching-lane").right).toBe(edges("open-area").right);
    expect(edges("front-desk").bottom).toBe(edges("cage-7").bottom);
  });
});

describe("another building", () => {
  const cages = group("cages");
  const [first] = cages.units;
  if (!first) throw new Error("no cage");

  test("draws its own layout: upright cages, no desk, no door", () => {
    const plan = elsewhere([
      {
        ...cages,
        size: { length: 60, width: 14 },
        units: [
          { ...first, name: "Bay A", at: { x: 4, y: 2, width: 14, depth: 60 } },
          { ...first, name: "Bay B", at: { x: 20, y: 2, width: 14, depth: 60 } },
        ],
      },
    ]);
    expect(plan).toMatchObject({ width: 37, depth: 65, door: undefined });
    expect(plan?.spaces).toMatchObject([
      { x: 4, y: 3, width: 14, depth: 60, shape: "cage" },
      { x: 20, y: 3, width: 14, depth: 60, shape: "cage" },
    ]);
  });

  test("measures from the front wall, which is at the bottom of the drawing", () => {
    const plan = elsewhere([
      {
        ...cages,
        units: [
          { ...first, name: "Front", at: { x: 0, y: 0 } },
          { ...first, name: "Back", at: { x: 0, y: 30 } },
        ],
      },
    ]);
    const [front, back] = plan?.spaces ?? [];
    if (!front || !back) throw new Error("a space is missing");
    expect(front.y).toBeGreaterThan(back.y);
    expect(front.y + front.depth).toBe(plan?.depth);
  });

  test("has no plan without spaces", () => {
    expect(elsewhere([])).toBeUndefined();
  });
});
