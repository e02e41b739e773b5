import type { OxfmtConfig } from "oxfmt";

// Lines are as long as `.editorconfig` says. Content has the desk's format (`tools/checking/content-format.ts`).
export default {
  astro: true,
  ignorePatterns: ["/content", "/starter", "tests/second-facility/content"],
} satisfies OxfmtConfig;
