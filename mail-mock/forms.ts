/** The four forms of the site, by the name their e-mail template has. */
export const formNames = ["contact", "employment", "feedback", "team-practice"] as const;

/** One of the four forms. */
export type FormName = (typeof formNames)[number];

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const references = ["r1", "r2", "r3"];

/** What each form sends: the `template_params` its e-mail template must show, every one of them. */
export const formParameters: Readonly<Record<FormName, readonly string[]>> = {
  contact: ["from_name", "to_name", "email", "phone", "subject", "message"],
  employment: [
    "first_name",
    "Last_name",
    "position",
    "employmenttype",
    "teachLesson",
    ...days.flatMap((day) => [`${day}From`, `${day}To`]),
    "wheredoyou",
    "agegroup",
    "expertise",
    "language",
    "dateofbirth",
    "Street",
    "Address",
    "City",
    "State",
    "Postal",
    "CellPhone",
    "EmailID",
    "GraduateFrom",
    "AttendCollege",
    "Accomplishments",
    ...references.flatMap((one) => [`${one}name`, `${one}cell`, `${one}email`]),
    "additionalInfo",
  ],
  feedback: ["name", "phone", "email", "recomaned", "rating", "comments", "picture", "agree"],
  "team-practice": [
    "teamname",
    "division",
    "headname",
    "heademail",
    "headphone",
    "members",
    "balltype",
    "preferday",
    "comments",
  ],
};
