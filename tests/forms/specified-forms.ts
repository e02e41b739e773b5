/** The four forms in the specification: their controls, a complete set of answers, and the expected message. */
type Answer = string | readonly string[];

export interface SpecifiedForm {
  readonly path: string;
  /** The form's accessible name. */
  readonly name: string;
  /** The names of its controls, in the order of the decisions and the specification. */
  readonly controls: readonly string[];
  /** A complete set of answers: texts, times and dates as they are, groups as the values to check. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** The parameters that the mail service must receive for them. */
  readonly params: Readonly<Record<string, string>>;
  readonly thanks: string;
  /** The errors of an empty form, in the order of the schema. */
  readonly errors: Readonly<Record<string, string>>;
}

const group = "This field is required. Please enter a value.";
const everyError = (names: string, error: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, error]));

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const contact: SpecifiedForm = {
  path: "/contactus",
  name: "Contact form",
  controls: ["from_name", "email", "phone", "subject", "message"],
  answers: {
    from_name: "Ann Doe",
    email: "ann@example.com",
    phone: "(614) 555-0142",
    subject: "Cage 3",
    message: "Is it free on Friday?",
  },
  params: {
    from_name: "Ann Doe",
    to_name: "ContactUs",
    email: "ann@example.com",
    phone: "(614) 555-0142",
    subject: "Cage 3",
    message: "Is it free on Friday?",
  },
  thanks: "Thank you for your message. We will be in touch soon.",
  errors: {
    from_name: "*Full Name is a required field.",
    email: "*Valid Email is a required field.",
    phone: "*Valid Phone Number is a required field.",
    subject: "*Subject is a required field.",
    message: "*Message is a required field.",
  },
};

export const feedback: SpecifiedForm = {
  path: "/feedback",
  name: "Customer review form",
  controls: ["name", "phone", "email", "recomanded", "rating", "comments", "agree"],
  answers: {
    name: "Ann Doe",
    phone: "any time after six",
    email: "not checked",
    recomanded: "Yes",
    rating: "9",
    comments: "Great turf.",
    agree: "Yes",
  },
  params: {
    name: "Ann Doe",
    phone: "any time after six",
    email: "not checked",
    recomaned: "Yes",
    rating: "9",
    comments: "Great turf.",
    picture: "",
    agree: "Yes",
  },
  thanks: "Thank you for your feedback.",
  errors: {
    name: "Name is required",
    phone: "Phone is required",
    email: "Email is required",
    ...everyError("recomanded rating", "This field is required"),
  },
};

const teamAnswers = {
  teamname: "Mud Hens",
  division: "12U",
  headname: "Pat Roe",
  heademail: "not checked",
  headphone: "not checked either",
  members: "about a dozen",
  balltype: "Softball",
  preferday: "Sunday",
  comments: "Kim, kim@example.com",
};

export const teamPractice: SpecifiedForm = {
  path: "/teampractice",
  name: "Team practice request form",
  controls: Object.keys(teamAnswers),
  answers: teamAnswers,
  params: teamAnswers,
  thanks: "Thanks you for your request. Someone from Clay & Chalk will reach out to you soon.",
  errors: {
    ...everyError("teamname division headname heademail headphone members", "This field is required"),
    balltype: "This field is required.",
    preferday: "This field is required",
  },
};

const address = { Street: "1 Foul Line", Address: "Apt 2", City: "Columbus", State: "OH", Postal: "43215" };
const school = { GraduateFrom: "Central", AttendCollege: "none", Accomplishments: "Hit .400" };
const reach = { CellPhone: "not checked", EmailID: "not checked" };

export const employment: SpecifiedForm = {
  path: "/employmentapp",
  name: "Employment application form",
  controls: [
    "First_Name",
    "Last_Name",
    "position",
    "selectedEmploymentSeeking",
    ...days.flatMap((day) => [`${day}From`, `${day}To`]),
    "teachLesson",
    "wheredoyou",
    "agegroup",
    "expertise",
    "language",
    "dateofbirth",
    ...Object.keys({ ...address, ...reach, ...school }),
    "CoachingExp",
    "CoachingTeam",
    ...[1, 2, 3].flatMap((n) => [`r${n}name`, `r${n}cell`, `r${n}email`, `r${n}additionalInfo`]),
  ],
  answers: {
    First_Name: "Sam",
    Last_Name: "Rivera",
    dateofbirth: "2001-02-03",
    position: ["Hitting Instructor", "Staff"],
    selectedEmploymentSeeking: ["Summer"],
    MondayFrom: "14:00",
    MondayTo: "21:00",
    SundayFrom: "12:00",
    teachLesson: "Yes",
    wheredoyou: ["YMCA"],
    agegroup: ["2to5age", "17UP"],
    expertise: ["Hitting", "Speed & Agility"],
    language: ["English", "Spanish"],
    ...address,
    ...reach,
    ...school,
    CoachingExp: "stays here",
    CoachingTeam: "stays here too",
    r1name: "Pat",
    r1cell: "614-555-0151",
    r1additionalInfo: "My coach",
    r3email: "kim@example.com",
    r3additionalInfo: "My neighbor",
  },
  params: {
    first_name: "Sam",
    Last_name: "Rivera",
    position: "Hitting Instructor, Staff",
    employmenttype: "Summer",
    teachLesson: "Yes",
    ...Object.fromEntries(days.flatMap((day) => [`${day}From`, `${day}To`]).map((name) => [name, ""])),
    MondayFrom: "14:00",
    MondayTo: "21:00",
    SundayFrom: "12:00",
    wheredoyou: "YMCA",
    agegroup: "2to5age, 17UP",
    expertise: "Hitting, Speed & Agility",
    language: "English, Spanish",
    dateofbirth: "2001-02-03",
    ...address,
    ...reach,
    ...school,
    ...Object.fromEntries(
      [1, 2, 3].flatMap((n) => [`r${n}name`, `r${n}cell`, `r${n}email`]).map((name) => [name, ""]),
    ),
    r1name: "Pat",
    r1cell: "614-555-0151",
    r3email: "kim@example.com",
    additionalInfo: "Reference 1: My coach\nReference 3: My neighbor",
  },
  thanks: "Thank you for your application. We will be in touch soon.",
  errors: {
    First_Name: "First Name is required",
    Last_Name: "Last Name is required",
    dateofbirth: "Date of Birth is required",
    ...everyError("position agegroup expertise language", group),
    ...everyError("Street Address City State Postal", "Address is required"),
    CellPhone: "Cell Phone is required",
    EmailID: "Email is required",
    GraduateFrom: "High School is required",
    AttendCollege: "College is required",
    Accomplishments: "Accomplishments is required",
  },
};

export const forms = [contact, feedback, teamPractice, employment];

/** The job pages, each with its position in the application. */
export const jobs = {
  generalmanager: "General Manager",
  assistantmanager: "Assistant Manager",
  brandambassador: "Brand Ambassador",
  hittingtrainer: "Hitting Instructor",
  pitchingtrainer: "Pitching Instructor",
  speedtrainer: "Speed Instructor",
  generalsportinstructor: "General Sports Instructor",
  youthsportssummer: "Summer Camp Instructor - Soccer",
  staff: "Staff",
  assistantprogramdirector: "Staff",
  communitymarketingassistant: "Staff",
  youthsportinstructor: "Staff",
};
