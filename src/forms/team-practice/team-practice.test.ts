import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorsOf } from "../shared/form-schema.ts";
import { textsForTests } from "../shared/texts-for-tests.ts";
import { teamPracticeMessage } from "./message.ts";
import { teamPracticeSchema } from "./schema.ts";

const words = textsForTests("team-practice");
const schema = teamPracticeSchema(words);
const complete = {
  teamname: "Mud Hens",
  division: "12U",
  headname: "Pat",
  heademail: "not an address",
  headphone: "call me",
  members: "about a dozen",
  balltype: "Softball",
  preferday: "Sunday",
  comments: "",
};

describe("the rules", () => {
  test("comments are optional, and no format is checked", () =>
    expect(errorsOf(schema, complete)).toEqual({}));

  test("an empty form breaks the others, in the words of the specification and the order of the form", () => {
    const empty = Object.fromEntries(Object.keys(complete).map((name) => [name, ""]));
    expect(Object.entries(errorsOf(schema, empty))).toEqual([
      ["teamname", "This field is required"],
      ["division", "This field is required"],
      ["headname", "This field is required"],
      ["heademail", "This field is required"],
      ["headphone", "This field is required"],
      ["members", "This field is required"],
      ["balltype", "This field is required."],
      ["preferday", "This field is required"],
    ]);
  });
});

test("the answers to choose from are those of the specification", () => {
  expect(words.fields.balltype.options).toEqual(["Baseball", "Softball"]);
  expect(words.fields.preferday.options).toEqual([
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ]);
});

describe("what is sent", () => {
  test("exactly the keys of the specification, in its order", () => {
    expect(Object.entries(teamPracticeMessage(complete))).toEqual(Object.entries(complete));
  });

  test("any text, unchanged", () => {
    const text = fc.string({ unit: "binary", maxLength: 200 });
    const keys = Object.keys(complete) as (keyof typeof complete)[];
    const answers = fc
      .tuple(...keys.map(() => text))
      .map((texts) => Object.fromEntries(keys.map((key, at) => [key, texts[at]])));
    fc.assert(
      fc.property(answers, (each) => {
        expect(teamPracticeMessage(each as typeof complete)).toEqual(each);
      }),
    );
  });
});

test("it thanks in the specification's words, and names the facility from the content", () => {
  expect(words.thanks).toBe(
    "Thanks you for your request. Someone from {{facility.name}} will reach out to you soon.",
  );
});
