/** What no browser knows: `npm run lint` finds it in the styles. How they look and are sorted is no matter of lint. */

/** This folder in a pattern: its own name may have signs of patterns in it. */
const here = import.meta.dirname.replaceAll("\\", "/").replaceAll(/[()[\]{}!?*+@]/gu, "[$&]");

export default {
  // Who declares the custom properties that a file uses. `from-code.css` has those that have no style sheet.
  referenceFiles: [`${here}/{src,desk}/**/*.css`],
  rules: {
    "at-rule-no-unknown": true,
    "declaration-property-value-no-unknown": true,
    "function-no-unknown": true,
    "media-feature-name-no-unknown": true,
    "no-unknown-animations": true,
    "no-unknown-custom-properties": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": true,
    "selector-pseudo-element-no-unknown": true,
  },
};
