/** A component that moves in the browser, as `docs/architecture.md` describes it, under the policy of the site. */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumArgs, wholeChromium } from "../../tools/browsers.ts";
import { freePort } from "../free-port.ts";
import { Project } from "./project.ts";

/** A file of the guide with its code: its path in a code span, then a block. */
const fileInGuide =
  /`(?<file>(?:components|sections)\/[\w/-]+\.(?:tsx|astro))`[^`]*(?:`[^`]+`[^`]*)*\n\n```\w+\n(?<code>[\s\S]+?)```/gu;

let project: Project;
beforeAll(() => {
  project = new Project();
});
afterAll(() => project.close());

test("a component of the guide counts in the browser, and the policy names its scripts", async () => {
  const guide = readFileSync("docs/architecture.md", "utf8");
  const section = guide.slice(guide.indexOf("**A component that moves in the browser**"));
  const files = [...section.matchAll(fileInGuide)].map(({ groups }) => groups);
  expect(files.map((each) => each?.["file"])).toEqual([
    "components/spaces/CageCalculator.tsx",
    "components/spaces/Calculator.astro",
    "sections/kinds/calculator.tsx",
  ]);
  for (const each of files) writeFileSync(project.path(`src/${each?.["file"]}`), each?.["code"] ?? "");
  const [schema = ""] = /calculator: kind\([^`]+\)(?=`)/u.exec(section) ?? [];
  project.insert("src/content/schema/sections.ts", "  numbers: kind(", `  ${schema},\n`);
  project.insert("src/content/schema/sections.ts", "flag, line, listOf", "amount, ");
  project.insert(
    "src/sections/kinds.ts",
    "import cards from",
    'import calculator from "./kinds/calculator.tsx";\n',
  );
  project.insert("src/sections/kinds.ts", "  numbers,\n", "  calculator,\n");
  const page = project.read("content/pages/rentopenarea.yaml");
  writeFileSync(
    project.path("content/pages/rentopenarea.yaml"),
    `${page.trimEnd()}\n  - type: calculator\n    price: 40\n    label: Half hours\n`,
  );

  // What the guide adds turns no other test red.
  await project.succeed("npm run format");
  await project.succeed("npm run check");
  await project.succeed("npm test -- tests/static");
  const port = String(await freePort());
  const site = project.type("npm start", { PORT: port });
  await site.printing(/Site +\S+/u);
  const browser = await chromium.launch({ ...wholeChromium, args: [...chromiumArgs] });
  try {
    const tab = await browser.newPage();
    const refused: string[] = [];
    tab.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    const answer = await tab.goto(`http://localhost:${port}/rentopenarea`);
    expect(answer?.headers()["content-security-policy"]).toMatch(
      /script-src 'self' 'sha256-\S+' 'sha256-\S+';/u,
    );
    const button = tab.getByRole("button", { name: "Half hours 1: $40", exact: true });
    await button.scrollIntoViewIfNeeded();
    await tab.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
    await button.click();
    await tab.getByRole("button", { name: "Half hours 2: $80", exact: true }).waitFor();
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
    await site.stop();
  }
}, 900_000);
