/** Selectors that the browsers know before the program that minifies the styles does. */
import type { Plugin } from "vite";

/** Remove when Lightning CSS knows `:target-current`, which it copies as it is, with a warning in every build. */
const known = "'target-current' is not recognized as a valid pseudo-class";

/** The plugin that leaves out the warnings of these selectors. */
export function knownSelectors(): Plugin {
  return {
    name: "known-selectors",
    configResolved: ({ logger }) => {
      const warn = logger.warn.bind(logger);
      logger.warn = (message, options) => {
        if (!message.includes(known)) warn(message, options);
      };
    },
  };
}
