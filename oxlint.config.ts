import { readFileSync } from "node:fs";
import type { OxlintConfig } from "oxlint";

/** The table of `docs/architecture.md`: folders, what they may import, and of what they may import types only. */
const rows = [
  ...readFileSync(new URL("docs/architecture.md", import.meta.url), "utf8").matchAll(
    /^\| (`.*)\|(.*)\|(.*)\|$/gmu,
  ),
].map((row) => row.slice(1).map((cell): string[] => cell.match(/(?<=`)[\w/-]+(?=`)/gu) ?? []));
const folders = [...new Set(rows.flatMap(([names = []]) => names))].sort();

/** The folders beside `src`. */
const around = new Set(["hosting", "mail-mock", "desk", "tools", "scripts", "tests"]);
const filesOfSrc = new Set(["routes", "settings"]);
const withReact = new Set(["ui", "components", "forms", "search", "floor-plan"]);
const unitTests = ["**/*.test.ts", "**/*.test.tsx", "**/*-for-tests.ts"];

const isIn = (names: readonly string[], folder: string) =>
  names.some((name) => folder === name || folder.startsWith(`${name}/`));

function importRule(folder: string): NonNullable<OxlintConfig["overrides"]>[number] {
  const rowsOfFolder = rows.filter(([names = []]) => names.includes(folder));
  const [all, types] = [1, 2].map((column) => rowsOfFolder.flatMap((row) => row[column] ?? [])) as [
    string[],
    string[],
  ];
  const others = folders.filter(
    (other) => !isIn([folder, ...all], other) && (around.has(other) || !around.has(folder)),
  );
  const above = filesOfSrc.has(folder) ? "\\./" : "(\\.\\./)+";
  const regex = (names: readonly string[]) =>
    `^${above}(${names.map((name) => name.replace("content/", "(content/)?")).join("|")})(/|\\.ts$)`;
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
    ...folders.map((folder) => importRule(folder)),
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
        "src/{build,pictures,content/read,forms/email}/**",
        "src/{settings,content/content,content/rules/colors}.ts",
      ],
      rules: { "import/no-nodejs-modules": "error" },
    },
  ],
} satisfies OxlintConfig;
