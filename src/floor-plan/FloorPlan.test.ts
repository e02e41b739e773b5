import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { content } from "../content/content.ts";
import type { SpaceUnit } from "../content/schema/space.ts";
import { openingHours } from "../selectors/opening-hours.ts";
import { FloorPlan, SpaceDialogs } from "./FloorPlan.tsx";
import { floorPlan } from "./floor-plan.ts";

const sample = content();

/** The plan of a facility whose only space is Cage 1, with some fields changed. */
function planOf(changes: Partial<SpaceUnit>, facility = sample): string {
  const [cages] = facility.spaces;
  const [cage] = cages?.units ?? [];
  if (!cages || !cage) throw new Error("no cage");
  const plan = floorPlan({ ...facility, spaces: [{ ...cages, units: [{ ...cage, ...changes }] }] });
  if (!plan) throw new Error("no plan");
  const drawn = createElement(FloorPlan, { plan, lit: [] });
  const dialogs = createElement(SpaceDialogs, { plan, hours: openingHours(facility) });
  return renderToStaticMarkup(createElement(Fragment, {}, drawn, dialogs));
}

test("a space's dialog shows the Markdown of its description", () => {
  const plan = planOf({ description: "For **two** hitters: see [packages](/packages)." });
  expect(plan).toContain('<p>For <strong>two</strong> hitters: see <a href="/packages">packages</a>.</p>');
});

test("the phone number in the reason why a space can't be rented online is a link", () => {
  const words = { ...sample.words, disabled: { ...sample.words.disabled, book: "Call (614) 555-0142." } };
  const plan = planOf({ rent: [] }, { ...sample, words });
  expect(plan).toContain('<p>Call <a href="tel:+16145550142">(614) 555-0142</a>.</p>');
});

test("a lane that is drawn as a field has the styles of a field alone", () => {
  const plan = planOf({ use: "lane", at: { x: 0, y: 0, width: 15, depth: 12 } });
  expect(plan).toContain('data-shape="field"');
  expect(plan).not.toContain('data-shape="lane"');
});

test("a button that calls the front desk says so in the owner's words", () => {
  const spaces = { ...sample.words.spaces, callRate: "Ring us for a {rate}" };
  const plan = planOf(
    {
      rent: [
        { rate: "half hour", to: "call" },
        { rate: "hour", to: "call" },
      ],
    },
    { ...sample, words: { ...sample.words, spaces } },
  );
  expect(plan).toMatch(/href="tel:\+16145550142">Ring us for a half hour</u);
  expect(plan).toMatch(/href="tel:\+16145550142">Ring us for a hour</u);
});
