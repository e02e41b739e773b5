import * as v from "valibot";
import {
  optionalFields,
  everyForm,
  fixedFields,
  hidden,
  label,
  requiredFields,
  options,
  question,
  required,
  summary,
} from "./form.ts";
import { flag, group, line, listOf, withHelp } from "./types.ts";

const section = v.strictObject({
  title: withHelp(line, "The heading of the section"),
  lead: withHelp(v.optional(line), "A sentence under it"),
});

const optionalSection = v.strictObject({ ...section.entries, hidden });

const always = (what: string) => group(what, fixedFields);

const coaching = (what: string) =>
  group(what, {
    ...optionalFields,
    notSent: withHelp(
      v.optional(line, "We don't get this answer. Put it in your resume too."),
      "What the form says under the question while the answer is not sent",
    ),
  });

const choices = group("The applicant can check several and must check at least one", {
  ...requiredFields,
  options,
});

const freeChoices = group("The applicant can check several", { ...optionalFields, options });

/** The texts of the employment application. */
export const employmentTextsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  jobs: withHelp(line, "What opens the list of job descriptions"),
  noJobs: withHelp(
    v.optional(line, "No job is open right now. You can still send us your application."),
    "What stands in its place while no job is open",
  ),
  progress: group("How far along the applicant is", {
    name: withHelp(line, "The name of the list of sections, for people who use a screen reader"),
    section: withHelp(line, 'Which section it is, "Section {number} of {count}"'),
    done: withHelp(line, "The word for a section that is filled in"),
    open: withHelp(line, 'How many answers a section still needs, "{open} to go"; also for one'),
  }),
  sections: group("The seven sections, each with its heading; an eighth has the questions of your own", {
    person: section,
    job: section,
    availability: optionalSection,
    coaching: section,
    contact: section,
    education: section,
    references: optionalSection,
    more: v.optional(section, { title: "More questions" }),
  }),
  availability: group("The times of each day", {
    from: withHelp(line, "When a day begins"),
    to: withHelp(line, "When a day ends"),
    copyWeekdays: withHelp(line, "The button that copies Monday to Tuesday, Wednesday, Thursday and Friday"),
    copyAll: withHelp(line, "The button that gives every day Monday's times"),
    copied: withHelp(line, "What it says once the times are copied"),
  }),
  sendCoaching: withHelp(
    flag,
    "true: the email has the two answers about coaching; false: they stay with the applicant",
    "Send the coaching answers",
  ),
  address: group("The five questions of the address as one: none may stay empty", {
    label,
    error: requiredFields.error,
  }),
  unlisted: group("Jobs that the application has no box for", {
    position: withHelp(line, "The position that stands for jobs without a box of their own"),
    onJob: withHelp(
      line,
      "What such a job's page says beside the button, with {job} and {position}; the button ticks that position",
    ),
    onForm: withHelp(line, "What the application says under its positions, with {jobs} and {position}"),
  }),
  reference: withHelp(line, 'The heading of one reference, "Reference {number}"'),
  draft: group("The draft on the applicant's own device", {
    keep: withHelp(line, "The box that keeps a draft"),
    hint: withHelp(line, "What keeping a draft means"),
    restored: withHelp(line, "What the applicant reads when a draft is restored, with {when}"),
    discard: withHelp(line, "The button that erases the draft and starts over"),
    unavailable: withHelp(line, "What it says when this browser can't keep a draft"),
  }),
  copy: group("The applicant's copy of what was sent", {
    title: withHelp(line, "The heading of the copy"),
    lead: withHelp(line, "What it is, and that it's gone when they leave the page"),
    print: withHelp(line, "The button that prints it"),
    save: withHelp(line, "The button that saves it as a file"),
    file: withHelp(line, "The name of that file, without its ending"),
    empty: withHelp(line, "What a section says when nothing in it was answered"),
  }),
  fields: v.strictObject({
    First_Name: required("First name"),
    Last_Name: required("Last name"),
    dateofbirth: required("Date of birth"),
    position: choices,
    selectedEmploymentSeeking: freeChoices,
    teachLesson: question("Whether they would teach lessons"),
    wheredoyou: freeChoices,
    agegroup: group("The age groups they would coach; at least one must be checked", {
      ...requiredFields,
      options: withHelp(
        listOf(
          v.strictObject({
            value: withHelp(line, "The short form that the email shows"),
            label: withHelp(line, "What the applicant reads"),
          }),
        ),
        "The age groups to choose from, in order",
      ),
    }),
    expertise: choices,
    language: choices,
    CoachingExp: coaching("Coaching experience"),
    CoachingTeam: coaching("Teams coached"),
    Street: always("Street number and name"),
    Address: always("Apartment, suite or unit"),
    City: always("City"),
    State: always("State"),
    Postal: always("ZIP code"),
    CellPhone: required("Cell phone number"),
    EmailID: required("Email address"),
    GraduateFrom: required("High school"),
    AttendCollege: required("College"),
    Accomplishments: required("What they are proud of"),
    name: always("A reference's name"),
    cell: always("A reference's cell phone number"),
    email: always("A reference's email address"),
    additionalInfo: always("How they know each other"),
  }),
});

export type EmploymentTexts = v.InferOutput<typeof employmentTextsSchema>;
