import { expect, test } from "vitest";
import { isKnown } from "./known-selectors.ts";

const lines = "\n1 | a:target-current {}\n2 | a:hoover {}\n";

test("only the warning of a selector that browsers know is left out, not one of a line beside it", () => {
  expect(isKnown(`'target-current' is not recognized as a valid pseudo-class.${lines}`)).toBe(true);
  expect(isKnown(`Unknown pseudo-class 'target-current'${lines}`)).toBe(true);
  expect(isKnown(`'hoover' is not recognized as a valid pseudo-class.${lines}`)).toBe(false);
});
