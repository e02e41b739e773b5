import * as v from "valibot";
import { expect, test } from "vitest";
import { formForTests } from "../../forms/forms-for-tests.ts";
import { formField } from "./form-field.ts";

const week = { kind: "week", name: "times" };
const references = { kind: "references", name: "people", label: "About the references" };

test.each([week, references])(
  "$kind without words of their own have the usual ones, as the sample",
  (field) => {
    const { fields } = formForTests("employment");
    expect(v.parse(formField, field)).toEqual(fields.find(({ kind }) => kind === field.kind));
  },
);

test("one of the words can be changed alone", () => {
  const { person } = v.parse(formField, { ...references, person: { heading: "Coach {number}" } });
  expect(person).toMatchObject({ heading: "Coach {number}", cell: "Cell phone" });
});
