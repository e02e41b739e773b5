/** Selectors that the browsers know before the program that minifies the styles does. */
import type { Plugin } from "vite";

/** Remove it when Lightning CSS knows it. It copies the selector as it is, but warns of it in every build. */
const known = ["target-current"];

/** The plugin that leaves out the warnings of these selectors, however they are worded. */
export function knownSelectors(): Plugin {
  return {
    name: "known-selectors",
    configResolved: ({ logger }) => {
      const warn = logger.warn.bind(logger);
      logger.warn = (message, options) => {
        if (!isKnown(message)) warn(message, options);
      };
    },
  };
}

/** Whether a warning is of a known selector: its first line has the name, the others quote the lines around it. */
export function isKnown(message: string): boolean {
  const [what = ""] = message.split("\n");
  return known.some((name) => what.includes(`'${name}'`));
}
