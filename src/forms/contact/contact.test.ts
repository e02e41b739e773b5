import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorsOf } from "../shared/form-schema.ts";
import { textsForTests } from "../shared/texts-for-tests.ts";
import { contactMessage } from "./message.ts";
import { contactSchema } from "./schema.ts";

const words = textsForTests("contact");
const schema = contactSchema(words);
const complete = {
  from_name: "Ann Doe",
  email: "ann@example.com",
  phone: "(614) 555-0142",
  subject: "Cage 3",
  message: "Is it free on Friday?",
};

describe("the rules", () => {
  test("a complete message breaks none", () => expect(errorsOf(schema, complete)).toEqual({}));

  test("an empty form breaks all, in the words of the specification and the order of the form", () => {
    const empty = { from_name: "", email: "", phone: "", subject: "", message: "" };
    expect(Object.entries(errorsOf(schema, empty))).toEqual([
      ["from_name", "*Full Name is a required field."],
      ["email", "*Valid Email is a required field."],
      ["phone", "*Valid Phone Number is a required field."],
      ["subject", "*Subject is a required field."],
      ["message", "*Message is a required field."],
    ]);
  });

  test.each([
    ["email", "ann@", "*Valid Email is a required field."],
    ["phone", "555-014", "*Valid Phone Number is a required field."],
    ["from_name", "  ", "*Full Name is a required field."],
    ["message", "\n\t", "*Message is a required field."],
  ])("%s with %j: %s", (field, value, error) => {
    expect(errorsOf(schema, { ...complete, [field]: value })).toEqual({ [field]: error });
  });
});

describe("what is sent", () => {
  test("exactly the keys of the specification, in its order", () => {
    expect(Object.entries(contactMessage(complete))).toEqual([
      ["from_name", "Ann Doe"],
      ["to_name", "ContactUs"],
      ["email", "ann@example.com"],
      ["phone", "(614) 555-0142"],
      ["subject", "Cage 3"],
      ["message", "Is it free on Friday?"],
    ]);
  });

  test("any text, unchanged", () => {
    const text = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(
        fc.record({ from_name: text, email: text, phone: text, subject: text, message: text }),
        (answers) => {
          expect(contactMessage(answers)).toEqual({ ...answers, to_name: "ContactUs" });
        },
      ),
    );
  });
});

test("it thanks in the words that were decided", () => {
  expect(words.thanks).toBe("Thank you for your message. We will be in touch soon.");
});
