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
  "The answers to choose from, in order; the email shows them in these words",
);

const question = (what: string) => explained(v.strictObject(asked), what);
const required = (what: string) => explained(v.strictObject(needed), what);

const everyForm = {
  name: explained(line, "The form's name, for people who use a screen reader"),
  optional: explained(line, "The word after a question that is optional"),
  errorTitle: explained(line, "What the page's title begins with while an answer is missing"),
  send: explained(line, "What the button says"),
  sending: explained(line, "What the button says while the message is on its way"),
  thanks: explained(line, "What the visitor reads once the message is accepted"),
  failed: explained(line, "What the visitor reads when this browser could not take the message at all"),
  tooLong: explained(line, "What the visitor reads when the answers are nearly too long to send"),
  repeated: explained(
    v.strictObject({
      coming: explained(line, "When the first one is still on its way"),
      sentAt: explained(line, "When it was sent today, at {when}"),
      sentOn: explained(line, "When it was sent on another day, on {when}"),
      again: explained(line, "The button that sends it a second time"),
    }),
    "What the visitor reads when the same answers were sent before; they are not sent twice by themselves",
  ),
  check: explained(
    v.strictObject({
      question: explained(line, "The question itself"),
      yes: explained(line, "The button that answers it and sends the message"),
    }),
    "The one question asked when the answers look machine-written; no message is ever thrown away",
  ),
  withoutScript: explained(
    line,
    "What the visitor reads above the form when JavaScript is off; the phone number and email follow",
  ),
  notLoaded: explained(
    v.strictObject({
      text: explained(line, "What happened and what to do; the phone number and email follow"),
      reload: explained(line, "The button that reloads the page"),
    }),
    "What the visitor reads when the form did not load and cannot send",
  ),
};

const summary = {
  problem: explained(line, "What the form says at the top when something is missing; the list follows"),
  solved: explained(line, "What it says there once everything is filled in"),
};

/** The words of the contact form. */
export const contactWordsSchema = v.strictObject({
  ...everyForm,
  incomplete: explained(line, "Why the button is disabled; the unanswered questions follow"),
  fields: v.strictObject({
    from_name: required("The visitor's name"),
    email: required("Where we reply"),
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
    email: required("Where we reply"),
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
    heademail: required("Their email address"),
    headphone: required("Their phone number"),
    members: required("How many players; any answer is fine"),
    balltype: explained(v.strictObject({ ...needed, options }), "Baseball or softball"),
    preferday: explained(v.strictObject({ ...needed, options }), "The day they would like"),
    comments: question("Each member's name and email address for the first practice"),
  }),
});

export type TeamPracticeWords = v.InferOutput<typeof teamPracticeWordsSchema>;

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
