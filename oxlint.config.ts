import type { OxlintConfig } from "oxlint";

interface ImportRule {
  readonly folders: readonly string[];
  /** What they may import. */
  readonly all: readonly string[];
  /** Of what they may import types only. */
  readonly types?: readonly string[];
}

/** Who may import whom. `docs/architecture.md` shows the same as a table, row by row. */
export const importRules: readonly ImportRule[] = [
  { folders: ["routes", "settings", "lib", "styles"], all: [] },
  { folders: ["forms/fields"], all: ["lib"] },
  { folders: ["content/schema"], all: ["forms/fields", "lib"] },
  { folders: ["content/read"], all: ["content/schema", "lib", "routes"] },
  { folders: ["content/rules"], all: ["content/schema", "content/read", "forms/fields", "lib", "routes"] },
  { folders: ["content"], all: ["lib", "routes", "settings"] },
  { folders: ["selectors"], all: ["content", "forms/fields", "lib", "routes", "settings"] },
  { folders: ["seo"], all: ["selectors", "content", "lib", "routes", "settings"] },
  { folders: ["mail"], all: ["lib"] },
  { folders: ["ui"], all: ["lib"], types: ["forms/fields"] },
  { folders: ["client"], all: ["mail", "lib"] },
  { folders: ["components"], all: ["ui", "lib"], types: ["selectors", "content", "routes"] },
  { folders: ["forms"], all: ["ui", "mail", "lib"], types: ["content"] },
  { folders: ["search"], all: ["ui", "selectors", "content", "lib", "routes"] },
  { folders: ["floor-plan"], all: ["components", "ui", "selectors", "content", "lib"] },
  { folders: ["pictures"], all: ["seo", "content", "lib", "settings"], types: ["components", "ui"] },
  { folders: ["middleware"], all: ["plugins", "settings"] },
  { folders: ["plugins"], all: ["floor-plan", "selectors", "content", "lib", "settings"] },
  {
    folders: ["sections"],
    all: ["components", "ui", "forms", "floor-plan", "pictures", "selectors", "content", "lib"],
  },
  {
    folders: ["layouts", "pages"],
    all: [
      "components",
      "ui",
      "pictures",
      "selectors",
      "content",
      "lib",
      "seo",
      "routes",
      "settings",
      "styles",
    ],
  },
  { folders: ["layouts"], all: ["sections", "floor-plan", "forms"] },
  { folders: ["pages"], all: ["layouts", "search"] },
  { folders: ["hosting", "mail-mock", "desk"], all: ["src"] },
  { folders: ["tools"], all: ["src", "hosting", "mail-mock", "desk"] },
  { folders: ["scripts", "tests"], all: ["src", "hosting", "mail-mock", "desk", "tools"] },
];
const restrictedFolders = [...new Set(importRules.flatMap(({ folders }) => folders))].sort();

/** The folders beside `src`. */
const around = new Set(["hosting", "mail-mock", "desk", "tools", "scripts", "tests"]);
const filesOfSrc = new Set(["routes", "settings", "middleware"]);
const withReact = new Set(["ui", "components", "forms", "search", "floor-plan", "sections", "desk"]);
const unitTests = ["**/*.test.ts", "**/*.test.tsx", "**/*-for-tests.ts"];

const isIn = (names: readonly string[], folder: string) =>
  names.some((name) => folder === name || folder.startsWith(`${name}/`));

/** Matches what begins with something else than a word: expressions of the lint have no look-ahead. */
const notBeginningWith = (word: string) =>
  [...word].map((letter, index) => `${word.slice(0, index)}[^${letter}]`).join("|");

function importRule(folder: string): NonNullable<OxlintConfig["overrides"]>[number] {
  const rules = importRules.filter(({ folders }) => folders.includes(folder));
  const all = rules.flatMap((rule) => rule.all);
  const types = rules.flatMap((rule) => rule.types ?? []);
  const others = restrictedFolders.filter(
    (other) => !isIn([folder, ...all], other) && (around.has(other) || !around.has(folder)),
  );
  const above = filesOfSrc.has(folder) ? "\\./" : "(\\.\\./)+";
  const pattern = (name: string) => {
    const part = [...all, ...types].find((other) => other.startsWith(`${name}/`));
    if (part === undefined || isIn([name], folder))
      return `${name.replace("content/", "(content/)?")}(/|\\.ts$)`;
    return `${name}/(${notBeginningWith(`${part.slice(name.length + 1)}/`)})`;
  };
  const regex = (names: readonly string[]) => `^${above}(${names.map(pattern).join("|")})`;
  const message = `docs/architecture.md says what ${folder} may import.`;
  const typed = others.filter((other) => isIn(types, other));
  const refused = others.filter((other) => !isIn(types, other));
  return {
    files: [`${around.has(folder) ? "" : "src/"}${folder}${filesOfSrc.has(folder) ? ".ts" : "/**"}`],
    excludeFiles: folder === "tests" ? [] : unitTests,
    rules: {
      "typescript/no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: regex(refused), message },
            ...(typed.length > 0 ? [{ regex: regex(typed), allowTypeImports: true, message }] : []),
            ...(withReact.has(folder) ? [] : [{ regex: "^react(-dom)?(/|$)", message: "no React here." }]),
          ],
        },
      ],
    },
  };
}

const network = "only mail/send.ts sends; client/prefetch.ts and search/client.ts fetch what is our own.";

export default {
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "promise", "oxc", "node"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["dist", ".cache", ".astro"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "no-await-in-loop": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "import/no-unassigned-import": "off",
    "no-shadow": "off",
    "no-nested-ternary": "error",
    eqeqeq: "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "react/forbid-dom-props": ["error", { forbid: ["style"] }],
    "oxc/no-map-spread": "off",
    "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: ["ul"], roles: ["tabpanel"] }],
    "react/iframe-missing-sandbox": "off",
  },
  overrides: [
    ...restrictedFolders.map((folder) => importRule(folder)),
    {
      files: ["src/**"],
      excludeFiles: [...unitTests, "src/mail/send.ts", "src/client/prefetch.ts", "src/search/client.ts"],
      rules: {
        "no-restricted-globals": [
          "error",
          ...["fetch", "XMLHttpRequest", "WebSocket", "EventSource"].map((name) => ({
            name,
            message: network,
          })),
        ],
      },
    },
    {
      files: ["src/**", "hosting/**"],
      excludeFiles: [...unitTests, "src/settings.ts"],
      rules: { "node/no-process-env": "error" },
    },
    {
      files: ["src/**"],
      excludeFiles: [
        ...unitTests,
        "src/{plugins,pictures,content/read,forms/email}/**",
        "src/{settings,content/content}.ts",
      ],
      rules: { "import/no-nodejs-modules": "error" },
    },
  ],
} satisfies OxlintConfig;
