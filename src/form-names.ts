/**
 * The names of the site's forms, used for their folders, messages, e-mail templates and content files, with each form's
 * name in the editor.
 */
export const formTitles = {
  contact: "contact form",
  employment: "employment form",
  feedback: "review form",
  "team-practice": "team practice form",
} as const;

export type FormName = keyof typeof formTitles;

export const formNames = Object.keys(formTitles) as FormName[];
