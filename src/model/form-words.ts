/**
 * The words of the four forms. Which questions a form asks, and in which order, stands in `src/forms`;
 * how a question is called, what helps with it and what is said when its answer is missing stands here.
 */
import * as v from "valibot";
import { explained, line, listOf } from "./schema.ts";

const label = explained(line, "What the question is called");
const hint = explained(
  v.optional(line),
  "A few words of help under the question; leave it out when none are needed",
);

/** A question that may stay unanswered. */
const asked = { label, hint };

/** A question that has to be answered. */
const needed = {
  label,
  hint,
  error: explained(line, "What the form says when the answer is missing or cannot be used"),
};

const options = explained(
  listOf(line),
  "The answers to choose from, in order; the mail shows them with these words",
);

const question = (what: string) => explained(v.strictObject(asked), what);
const required = (what: string) => explained(v.strictObject(needed), what);

const everyForm = {
  name: explained(line, "What the form is called, for those who hear the page instead of seeing it"),
  optional: explained(line, "The word behind a question that may stay unanswered"),
  errorTitle: explained(line, "What stands before the page's title while an answer is missing"),
  send: explained(line, "What the button says"),
  sending: explained(line, "What the button says while the message is on its way"),
  thanks: explained(line, "What the visitor reads once the message is taken"),
  failed: explained(line, "What the visitor reads when this browser could not take the message at all"),
  tooLong: explained(line, "What the visitor reads when the answers are nearly too long for one e-mail"),
  check: explained(
    v.strictObject({
      question: explained(line, "The question itself"),
      yes: explained(line, "What the button says that answers it and sends the message"),
    }),
    "The one question asked when the answers look as if a machine had written them; nothing is ever thrown away",
  ),
  withoutScript: explained(
    line,
    "What stands above the form where JavaScript is off; the phone number and e-mail address follow",
  ),
  notLoaded: explained(
    v.strictObject({
      text: explained(line, "What has happened and what to do; the phone number and e-mail address follow"),
      reload: explained(line, "What the button says that loads the page again"),
    }),
    "What the visitor reads when the form's scripts did not arrive, so that it cannot send",
  ),
};

const summary = {
  problem: explained(
    line,
    "What stands at the top when something is missing; the list of what is missing follows",
  ),
  solved: explained(line, "What stands there once everything missing has been filled in"),
};

/** The words of the contact form. */
export const contactWordsSchema = v.strictObject({
  ...everyForm,
  incomplete: explained(line, "Why the button cannot be pressed yet; the questions still open follow"),
  fields: v.strictObject({
    from_name: required("The visitor's name"),
    email: required("Where we answer"),
    phone: required("Where we call back"),
    subject: required("What the message is about"),
    message: required("The message"),
  }),
});

export type ContactWords = v.InferOutput<typeof contactWordsSchema>;

/** The words of the customer review form. */
export const feedbackWordsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  waiting: explained(line, "What the visitor reads when the review could not be delivered yet"),
  yes: explained(line, "The answer Yes"),
  no: explained(line, "The answer No"),
  fields: v.strictObject({
    name: required("The visitor's name"),
    phone: required("Where we call back"),
    email: required("Where we answer"),
    recomanded: required("Whether they would recommend the facility"),
    rating: explained(
      v.strictObject({
        ...needed,
        lowest: explained(line, "What the lowest number means"),
        highest: explained(line, "What the highest number means"),
      }),
      "A number from 1 to 10",
    ),
    comments: question("Anything they want to say"),
    agree: question("Whether we may publish the review"),
  }),
});

export type FeedbackWords = v.InferOutput<typeof feedbackWordsSchema>;

/** The words of the team practice request. */
export const teamPracticeWordsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  groups: explained(
    v.strictObject({
      team: explained(line, "The heading of the questions about the team"),
      head: explained(line, "The heading of the questions about who leads it"),
      practice: explained(line, "The heading of the questions about the practice"),
    }),
    "The headings inside the form",
  ),
  fields: v.strictObject({
    teamname: required("The team"),
    division: required("Age group or league division"),
    headname: required("Who leads the team"),
    heademail: required("Their e-mail address"),
    headphone: required("Their phone number"),
    members: required("How many play; any words will do"),
    balltype: explained(v.strictObject({ ...needed, options }), "Baseball or softball"),
    preferday: explained(v.strictObject({ ...needed, options }), "The day they would like"),
    comments: question("Each member's name and e-mail address on the first practice"),
  }),
});

export type TeamPracticeWords = v.InferOutput<typeof teamPracticeWordsSchema>;

const section = v.strictObject({
  title: explained(line, "The heading of the section"),
  lead: explained(v.optional(line), "A sentence under it"),
});

const choices = explained(
  v.strictObject({ ...needed, options }),
  "Several answers may be ticked, at least one has to be",
);
const freeChoices = explained(v.strictObject({ ...asked, options }), "Several answers may be ticked");

/** The words of the employment application. */
export const employmentWordsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  jobs: explained(line, "What opens the list of job descriptions"),
  progress: explained(
    v.strictObject({
      name: explained(line, "What the list of sections is called, for those who hear the page"),
      section: explained(line, 'Where a section stands, "Section {number} of {count}"'),
      done: explained(line, "The word for a section that is filled in"),
      open: explained(line, 'How many answers a section still needs, "{open} to go"; also for one'),
    }),
    "How far the applicant is",
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
      copyAll: explained(line, "The button that gives every day the times of Monday"),
      copied: explained(line, "What is said when the times have been copied"),
    }),
    "The times of each day",
  ),
  yes: explained(line, "The answer Yes"),
  no: explained(line, "The answer No"),
  reference: explained(line, 'The heading of one reference, "Reference {number}"'),
  draft: explained(
    v.strictObject({
      keep: explained(line, "The box that keeps a draft"),
      hint: explained(line, "What keeping a draft means"),
      restored: explained(line, "What the applicant reads when a draft was put back, with {when}"),
      discard: explained(line, "The button that erases the draft and starts afresh"),
      unavailable: explained(line, "What is said when this browser keeps nothing"),
    }),
    "The draft on the applicant's own device",
  ),
  copy: explained(
    v.strictObject({
      title: explained(line, "The heading of the copy"),
      lead: explained(line, "What it is, and that it is gone when the page is left"),
      print: explained(line, "The button that prints it"),
      save: explained(line, "The button that saves it as a file"),
      file: explained(line, "The name of that file, without its ending"),
      empty: explained(line, "What stands in a section in which nothing was answered"),
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
              value: explained(line, "The short form that the mail shows"),
              label: explained(line, "What the applicant reads"),
            }),
          ),
          "The age groups to choose from, in order",
        ),
      }),
      "The age groups they would coach; at least one has to be ticked",
    ),
    expertise: choices,
    language: choices,
    CoachingExp: question("Coaching experience; it stays with the applicant and is not sent"),
    CoachingTeam: question("Teams coached; it stays with the applicant and is not sent"),
    Street: required("House number and street"),
    Address: required("Apartment, suite or unit"),
    City: required("City"),
    State: required("State"),
    Postal: required("ZIP code"),
    CellPhone: required("Cell phone number"),
    EmailID: required("E-mail address"),
    GraduateFrom: required("High school"),
    AttendCollege: required("College"),
    Accomplishments: required("What they are proud of"),
    name: question("A reference's name"),
    cell: question("A reference's cell phone number"),
    email: question("A reference's e-mail address"),
    additionalInfo: question("How they know each other"),
  }),
});

export type EmploymentWords = v.InferOutput<typeof employmentWordsSchema>;
