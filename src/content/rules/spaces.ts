/** Rules about spaces: the fields that their use needs, and their places on the floor plan. */
import { camelCase } from "../../lib/text.ts";
import { areaOf, nameOfRate, type Area } from "../schema/space.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";

/** A space for rent has rates. */
function spacesFitTheirUse({ content: { spaces = [] } }: RuleInput, report: Report): void {
  for (const { slug, rates, units } of spaces) {
    for (const [index, { use }] of units.entries()) {
      if (use === "rent" && rates.length === 0)
        report(`spaces/${slug}`, ["units", index, "use"], "a space for rent needs the rates of its file");
    }
  }
}

/** Visitors can tell the rates of a space apart. */
function ratesDiffer({ content: { spaces = [] } }: RuleInput, report: Report): void {
  for (const { slug, rates } of spaces) {
    // Texts name a rate by a variable, in which capitals and signs don't count.
    const names = rates.map(nameOfRate);
    const variables = names.map(camelCase);
    for (const [index, name] of names.entries())
      if (variables.indexOf(camelCase(name)) < index)
        report(
          `spaces/${slug}`,
          ["rates", index],
          `another rate has this time: say under \`when\` which of them applies (found "${name}")`,
        );
  }
}

/** A button that no space has is in vain: each that is for rent has another for that rate. */
function buttonsAreShown({ content: { spaces = [] } }: RuleInput, report: Report): void {
  for (const { slug, rates, units } of spaces) {
    const rented = units.filter(({ use }) => use === "rent");
    for (const [index, rate] of rates.entries())
      if (
        rate.to !== undefined &&
        rented.length > 0 &&
        rented.every(({ rent }) => rent.some((own) => own.rate === nameOfRate(rate)))
      )
        report(
          `spaces/${slug}`,
          ["rates", index, "to"],
          "each of these spaces has a button of its own for this rate, under `rent`: leave one of the two out",
        );
  }
}

/** A button of one space names a rate of its file. */
function buttonsNameTheirRate({ content: { spaces = [] } }: RuleInput, report: Report): void {
  for (const { slug, rates, units } of spaces) {
    const names = rates.map(nameOfRate);
    for (const [unit, { rent }] of units.entries())
      for (const [index, { rate }] of rent.entries()) {
        const path = ["units", unit, "rent", index, "rate"];
        if (!names.includes(rate))
          report(
            `spaces/${slug}`,
            path,
            `there is no such rate here: expected one of: ${names.join("; ")} (found "${rate}")`,
          );
        else if (rent.findIndex((other) => other.rate === rate) < index)
          report(`spaces/${slug}`, path, `this space has a button for this rate already (found "${rate}")`);
      }
  }
}

/** Owners measure by eye, so two neighbors may overlap by this many feet. */
const tolerance = 3;

/**
 * No two spaces of one group are in the same place on the floor plan. Those of two groups may be: a net comes down
 * over the open area.
 */
function spacesLieApart({ content: { spaces = [] } }: RuleInput, report: Report): void {
  for (const space of spaces) {
    const places = space.units.map((unit) => ({ name: unit.name, area: areaOf(space, unit) }));
    for (const [index, { name, area }] of places.entries()) {
      const covered = places.slice(0, index).find((other) => area && other.area && overlap(area, other.area));
      if (covered)
        report(
          `spaces/${space.slug}`,
          ["units", index, "at"],
          `${name} covers ${covered.name} on the floor plan: measure where each of them is`,
        );
    }
  }
}

function overlap(one: Area, other: Area): boolean {
  const sharedWidth = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const sharedDepth = Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y);
  return sharedWidth > tolerance && sharedDepth > tolerance;
}

export const spaceRules: readonly Rule[] = [
  spacesFitTheirUse,
  ratesDiffer,
  buttonsAreShown,
  buttonsNameTheirRate,
  spacesLieApart,
];
