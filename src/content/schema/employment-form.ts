import * as v from "valibot";
import { asked, everyForm, label, needed, options, question, required, summary } from "./form.ts";
import { explained, line, listOf } from "./types.ts";

const section = v.strictObject({
  title: explained(line, "The heading of the section"),
  lead: explained(v.optional(line), "A sentence under it"),
});

const choices = explained(
  v.strictObject({ ...needed, options }),
  "The applicant can check several and must check at least one",
);

const freeChoices = explained(v.strictObject({ ...asked, options }), "The applicant can check several");

/** The words of the employment application. */
export const employmentWordsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  jobs: explained(line, "What opens the list of job descriptions"),
  progress: explained(
    v.strictObject({
      name: explained(line, "The name of the list of sections, for people who use a screen reader"),
      section: explained(line, 'Which section it is, "Section {number} of {count}"'),
      done: explained(line, "The word for a section that is filled in"),
      open: explained(line, 'How many answers a section still needs, "{open} to go"; also for one'),
    }),
    "How far along the applicant is",
  ),
  sections: explained(
    v.strictObject({
      person: section,
      job: section,
      availability: section,
      coaching: section,
      contact: section,
      education: section,
      references: section,
    }),
    "The seven sections, each with its heading",
  ),
  availability: explained(
    v.strictObject({
      from: explained(line, "When a day begins"),
      to: explained(line, "When a day ends"),
      copyWeekdays: explained(
        line,
        "The button that copies Monday to Tuesday, Wednesday, Thursday and Friday",
      ),
      copyAll: explained(line, "The button that gives every day Monday's times"),
      copied: explained(line, "What it says once the times are copied"),
    }),
    "The times of each day",
  ),
  yes: explained(line, "The answer Yes"),
  no: explained(line, "The answer No"),
  address: explained(
    v.strictObject({ label, error: needed.error }),
    "The five questions of the address as one: none may stay empty",
  ),
  unlisted: explained(
    v.strictObject({
      position: explained(line, "The position that stands for jobs without a box of their own"),
      onJob: explained(
        line,
        "What such a job's page says beside the button, with {job} and {position}; the button ticks that position",
      ),
      onForm: explained(line, "What the application says under its positions, with {jobs} and {position}"),
    }),
    "Jobs that the application has no box for",
  ),
  reference: explained(line, 'The heading of one reference, "Reference {number}"'),
  draft: explained(
    v.strictObject({
      keep: explained(line, "The box that keeps a draft"),
      hint: explained(line, "What keeping a draft means"),
      restored: explained(line, "What the applicant reads when a draft is restored, with {when}"),
      discard: explained(line, "The button that erases the draft and starts over"),
      unavailable: explained(line, "What it says when this browser can't keep a draft"),
    }),
    "The draft on the applicant's own device",
  ),
  copy: explained(
    v.strictObject({
      title: explained(line, "The heading of the copy"),
      lead: explained(line, "What it is, and that it's gone when they leave the page"),
      print: explained(line, "The button that prints it"),
      save: explained(line, "The button that saves it as a file"),
      file: explained(line, "The name of that file, without its ending"),
      empty: explained(line, "What a section says when nothing in it was answered"),
    }),
    "The applicant's copy of what was sent",
  ),
  fields: v.strictObject({
    First_Name: required("First name"),
    Last_Name: required("Last name"),
    dateofbirth: required("Date of birth"),
    position: choices,
    selectedEmploymentSeeking: freeChoices,
    teachLesson: question("Whether they would teach lessons"),
    wheredoyou: freeChoices,
    agegroup: explained(
      v.strictObject({
        ...needed,
        options: explained(
          listOf(
            v.strictObject({
              value: explained(line, "The short form that the email shows"),
              label: explained(line, "What the applicant reads"),
            }),
          ),
          "The age groups to choose from, in order",
        ),
      }),
      "The age groups they would coach; at least one must be checked",
    ),
    expertise: choices,
    language: choices,
    CoachingExp: question("Coaching experience; it stays with the applicant and is not sent"),
    CoachingTeam: question("Teams coached; it stays with the applicant and is not sent"),
    Street: question("Street number and name"),
    Address: question("Apartment, suite or unit"),
    City: question("City"),
    State: question("State"),
    Postal: question("ZIP code"),
    CellPhone: required("Cell phone number"),
    EmailID: required("Email address"),
    GraduateFrom: required("High school"),
    AttendCollege: required("College"),
    Accomplishments: required("What they are proud of"),
    name: question("A reference's name"),
    cell: question("A reference's cell phone number"),
    email: question("A reference's email address"),
    additionalInfo: question("How they know each other"),
  }),
});

export type EmploymentWords = v.InferOutput<typeof employmentWordsSchema>;
