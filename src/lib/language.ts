/** The site's language. Not the page's `lang`: translators change it, some to what is no language. */
export const language = "en-US";
