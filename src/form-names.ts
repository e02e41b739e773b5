/** The site's forms, as their messages, e-mail templates and content files name them. */
export const formNames = ["contact", "employment", "feedback", "team-practice"] as const;

export type FormName = (typeof formNames)[number];
