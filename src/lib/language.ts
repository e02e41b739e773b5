/** The site's language. The page's `lang` is not reliable: translators change it, some to an invalid value. */
export const language = "en-US";
