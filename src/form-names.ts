/**
 * The site's forms by the name that their folders, messages, e-mail templates and content files share, with what the
 * editor calls each.
 */
export const formTitles = {
  contact: "contact form",
  employment: "employment form",
  feedback: "review form",
  "team-practice": "team practice form",
} as const;

export type FormName = keyof typeof formTitles;

export const formNames = Object.keys(formTitles) as FormName[];
