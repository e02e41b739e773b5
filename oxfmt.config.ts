import type { OxfmtConfig } from "oxfmt";

// Lines are as long as `.editorconfig` says. Content has the desk's format (`tools/checking/content-format.ts`), and
// `npm run format` writes the list of fields as it is.
export default {
  astro: true,
  ignorePatterns: ["/content", "/starter", "tests/second-facility/content", "/docs/fields.md"],
} satisfies OxfmtConfig;
