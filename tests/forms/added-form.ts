import type { SpecifiedForm } from "./specified-forms.ts";

const form = `label: Birthday party request form
messageName: party request
send: Ask for a party
thanks: Thank you. We'll call you about the party.
fields:
  - kind: text
    name: child
    label: Who has the birthday?
    required: The child's name is required
  - kind: date
    name: day
    label: Which day?
    required: The day is required
    width: half
  - kind: choice
    name: sport
    label: Baseball or softball?
    options:
      - Baseball
      - Softball
  - kind: choices
    name: extras
    label: What else?
    options:
      - Cake
      - Pizza
  - kind: text
    name: zip
    label: ZIP code
    pattern: "[0-9]{5}"
    wrong: A ZIP code has five digits
  - kind: email
    name: email
    label: Your email
    required: Your email is required
    checked: true
    autocomplete: email
  - kind: long text
    name: wishes
    label: Wishes
email:
  template: template_party
  subject: Party for {child} on {day}
  replyTo: email
`;

const page = `title: Birthday parties
description: Ask for a birthday party at {{facility.name}}.
heading: Birthday parties
sections:
  - type: form
    form: birthday-party
`;

/** The two files of a form that the sample does not have. */
export const addedForm = { "forms/birthday-party.yaml": form, "pages/birthday-parties.yaml": page };

const answers = {
  child: "Mia",
  day: "2027-05-01",
  sport: "Softball",
  extras: ["Cake", "Pizza"],
  zip: "43215",
  email: "ann@example.com",
  wishes: "A cake\nwith a bat",
};

/** The form as a visitor sees it. */
export const party: SpecifiedForm = {
  path: "/birthday-parties",
  name: "Birthday party request form",
  controls: ["child", "day", "sport", "extras", "zip", "email", "wishes"],
  answers,
  params: { ...answers, extras: "Cake, Pizza" },
  thanks: "Thank you. We'll call you about the party.",
  errors: {
    child: "The child's name is required",
    day: "The day is required",
    email: "Your email is required",
  },
};
