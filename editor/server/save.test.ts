import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkDraft, checkSave, type Save } from "./save.ts";

const root = mkdtempSync(join(tmpdir(), "save-"));
const content = join(root, "content");
cpSync("content", content, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const text = (path: string) => readFileSync(join(content, path), "utf8");
const addition = (path: string, contents: string) => ({
  path,
  contents: Buffer.from(contents).toString("base64"),
});
const save = (path: string, contents: string): Save => ({
  additions: [addition(path, contents)],
  deletions: [],
});
const reason = (sent: unknown) => {
  const before = readdirSync(content, { recursive: true, encoding: "utf8" });
  const result = checkSave(content, sent);
  expect(readdirSync(content, { recursive: true, encoding: "utf8" })).toEqual(before);
  return result.accepted ? "accepted" : `${result.status} ${result.reason}`;
};

test("a price that is an amount is accepted, as one changed line", () => {
  const changed = text("packages/gold.yaml").replace("59.99", "64.99");
  expect(checkSave(content, save("packages/gold.yaml", changed))).toEqual({
    accepted: true,
    changes: new Map([["packages/gold.yaml", changed]]),
  });
});

test("a price that is not an amount is refused in the words of the build", () => {
  expect(reason(save("packages/gold.yaml", text("packages/gold.yaml").replace("59.99", "free")))).toMatch(
    /^422 .*packages\/gold\.yaml:3:8 price: expected an amount such as 59\.99 \(found "free"\)$/u,
  );
});

test("what would break another file is refused with the place that breaks", () => {
  expect(reason({ additions: [], deletions: [{ path: "packages/hitting-lesson.yaml" }] })).toMatch(
    /422 [\s\S]*content\/home\.yaml:\d+:\d+ training\.lead: there is no fact of the name \{\{price\.hitting-lesson\}\}/u,
  );
});

test("a question that the search would no longer find is refused, unless it goes", () => {
  const wordless = save("search.yaml", text("search.yaml").replace(/synonyms:[\s\S]*(?=likely:)/u, ""));
  expect(reason(wordless)).toMatch(
    /^422 [\s\S]*search\.yaml:\d+:\d+ questions\.6\.ask: the search no longer finds "Employment Application" for this/u,
  );
  const edits = [{ file: "search.yaml", field: ["questions"] }];
  expect(reason({ ...wordless, edits })).toBe("accepted");
});

test.each([
  "packages/../../package.json",
  "../package.json",
  "/etc/hosts",
  "packages/gold.yaml/../../x.yaml",
  "packages/Gold.yaml",
  "pictures/hero.jpg",
  "src/content/schema/hours.ts",
  "packages/gold.js",
])("%s is not a content file", (path) => {
  expect(reason(save(path, "a: 1"))).toMatch(/^403 .*Nothing was saved/u);
  expect(reason({ additions: [], deletions: [{ path }] })).toMatch(/^403 .*Nothing was saved/u);
});

test.each(["hours.yaml", "facility.yaml", "pages/home.yaml", "pages/notfound.yaml"])(
  "%s cannot be deleted",
  (path) => {
    expect(reason({ additions: [], deletions: [{ path }] })).toMatch(
      /^403 .*you can change it, not delete it/u,
    );
  },
);

test("a page is deleted together with what leads to it, and nothing else", () => {
  const deletion = { additions: [], deletions: [{ path: "pages/hittrax.yaml" }] };
  const first = checkSave(content, deletion);
  if (first.accepted) throw new Error("what leads to the page was not told");
  expect(first.mends.map(({ file }) => file)).toContain("navigation.yaml");
  const problems = first.problems.map(({ file, field }) => `${file} ${field}`);
  expect(problems).toEqual([]);
  const second = checkSave(content, { ...deletion, mend: true });
  expect(second).toMatchObject({ accepted: true });
  if (second.accepted)
    expect([...second.changes.keys()].toSorted()).toEqual(
      [...new Set(["pages/hittrax.yaml", ...first.mends.map(({ file }) => file)])].toSorted(),
    );
});

test("a change is saved together with the texts of other files that it breaks", () => {
  const open = text("hours.yaml").replace(/ {2}- from: sunday[\s\S]*?(?=exceptions:)/u, "");
  const first = checkSave(content, save("hours.yaml", open));
  if (first.accepted) throw new Error("no text names the hours of Sunday");
  expect(first.problems.every(({ message }) => message.includes("{{hours.sunday}}"))).toBe(true);
  const edits = first.problems.map(({ file, field, values }) => {
    const before = field.split(".").reduce((inner, key) => (inner as Record<string, unknown>)[key], values);
    return { file, field: field.split("."), value: String(before).replaceAll("{{hours.sunday}}", "closed") };
  });
  const second = checkSave(content, { ...save("hours.yaml", open), edits });
  expect(second).toMatchObject({ accepted: true });
  const files = first.problems.map(({ file }) => file);
  if (second.accepted)
    expect([...second.changes.keys()].toSorted()).toEqual([...new Set(["hours.yaml", ...files])].toSorted());
});

test("Gold cannot be duplicated: its id is taken", () => {
  expect(reason(save("packages/gold-2.yaml", text("packages/gold.yaml")))).toMatch(
    /the id "310101" is already used by content\/packages\/gold/u,
  );
});

test("a page, a policy, a job and a discipline can be added", () => {
  for (const [path, like] of [
    ["pages/birthdays.yaml", "pages/hittrax.yaml"],
    ["policies/waiver.md", "policies/mission.md"],
    ["jobs/umpire.md", "jobs/staff.md"],
  ] as const)
    expect(reason(save(path, text(like))), path).toBe("accepted");
  const catching = text("disciplines/hitting.yaml").replace("/coachbios/hitting", "/coachbios/catching");
  expect(reason(save("disciplines/catching.yaml", catching))).toBe("accepted");
});

test("a page that others lead to is not deleted alone", () => {
  expect(reason({ additions: [], deletions: [{ path: "pages/hittrax.yaml" }] })).toMatch(
    /^422 [\s\S]*navigation\.yaml menus\.\d+\.entries\.7\.route: "HitTrax" is removed/u,
  );
});

test.each([null, {}, { additions: [], deletions: {} }, { additions: [{ path: 1 }], deletions: [] }])(
  "%j is no save",
  (body) => {
    expect(reason(body)).toMatch(/^400 /u);
  },
);

test("a problem that was there before does not hold up the repair of another file", () => {
  const path = join(content, "testimonials", "jake-m.yaml");
  const before = readFileSync(path, "utf8");
  try {
    rmSync(path);
    cpSync("content/packages/gold.yaml", path);
    expect(reason(save("packages/silver.yaml", text("packages/silver.yaml").replace("39.99", "44.99")))).toBe(
      "accepted",
    );
    expect(reason(save("testimonials/jake-m.yaml", before.replace("quote", "quotation")))).toContain(
      "quotation",
    );
    expect(reason(save("testimonials/jake-m.yaml", before))).toBe("accepted");
  } finally {
    cpSync("content/testimonials/jake-m.yaml", path);
  }
});

describe("what nobody can have typed is refused before it is read", () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}: ${at}`);
  const ten = (name: string) => Array<string>(10).fill(name).join();
  const bomb = ["x", "*n0", "*n1", "*n2"].map((name, at) => `n${at}: &n${at} [${ten(name)}]`).join("\n");
  test.each([
    ["20,000 keys", keys(20_000).join("\n"), "too many fields: about 19999; the limit is 5000"],
    ["20,000 keys on one line", `{ ${keys(20_000).join(", ")} }`, "too many fields"],
    ["lists in lists", "[".repeat(20_000), "too many fields"],
    ["a whole book", `name: ${"word ".repeat(200_000)}`, "too long: 1000006 characters; the limit is 500000"],
    ["aliases of aliases", bomb, "can't be read"],
  ])("%s", (_what, text, words) => {
    const began = performance.now();
    expect(reason(save("packages/gold.yaml", text))).toMatch(
      new RegExp(`^422 .*${words}.*Nothing was saved`, "u"),
    );
    expect(checkDraft(content, { files: [["packages/gold.yaml", text]] })).toMatchObject({
      accepted: false,
      reason: expect.stringContaining(words),
    });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test("many small files together count as one large one", () => {
    const additions = Array.from({ length: 60 }, (_, at) =>
      addition(`jobs/job-${at}.md`, keys(100).join("\n")),
    );
    expect(reason({ additions, deletions: [] })).toContain("too many fields");
  });

  test("as much as is accepted is checked without delay", () => {
    const before = text("packages/gold.yaml");
    const began = performance.now();
    expect(reason(save("packages/gold.yaml", `${before}${keys(4900).join("\n")}\n`))).toMatch(/^422 /u);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
