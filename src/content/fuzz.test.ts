/** Reading random content returns valid content, or problems with a position and a rule. It never throws or writes. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { runs } from "../../tests/scope.ts";
import { readContent } from "./content.ts";
import { collections, singles } from "./schema/registry.ts";
import { contentCopy } from "./planted-content-for-tests.ts";
import { isTextFile } from "./read/file-name.ts";
import { filesBelow } from "./read/folder.ts";
import { describeProblems, type Problem } from "./read/problems.ts";

const directory = contentCopy({ pictures: true });

/** The files that are read, without pictures. */
const files = filesBelow(directory).filter(isTextFile);

/** Every file with its size and modification time. */
function state(): string {
  return filesBelow(directory)
    .map((file) => {
      const { size, mtimeMs } = statSync(join(directory, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join("\n");
}

/** Texts of unhandled errors. */
const crash =
  /undefined|\[object|TypeError|RangeError|ReferenceError|is not a function|Cannot |ENOENT|EISDIR/u;

/** Reads the folder with one file changed, checks the result, and restores the file. */
function readWith(file: string, text: string | Uint8Array): readonly Problem[] {
  const path = join(directory, file);
  const before = files.includes(file) ? readFileSync(path) : undefined;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  try {
    const then = state();
    const { content, problems } = readContent(directory);
    expect(state(), "something was written").toBe(then);
    for (const problem of problems) clear(problem);
    if (problems.length === 0)
      expect(Object.keys(content).sort()).toEqual(
        [...Object.keys(singles), ...Object.keys(collections)].sort(),
      );
    expect(describeProblems(problems).split("\n")).toHaveLength(problems.length + 1);
    return problems;
  } finally {
    if (before) writeFileSync(path, before);
    else rmSync(path);
  }
}

/** A problem names a file in the folder, an existing line, and the error in words. */
function clear({ file, line, column, message }: Problem): void {
  const path = join(process.cwd(), file);
  expect(path.startsWith(directory), file).toBe(true);
  expect(message).toMatch(/[a-z]+ [a-z]+/u);
  expect(message).not.toMatch(crash);
  expect(message.length).toBeLessThan(400);
  if (line === undefined) return;
  const lines = readFileSync(path, "utf8").split("\n").length;
  expect(line, `${file}: ${message}`).toBeGreaterThanOrEqual(1);
  expect(line, `${file}: ${message}`).toBeLessThanOrEqual(lines + 1);
  expect(column).toBeGreaterThanOrEqual(1);
}

const anyFile = fc.constantFrom(...files);

/** The fields of a file and the body below them. */
function parts(file: string): { fields: Record<string, unknown>; body: string } {
  const text = readFileSync(join(directory, file), "utf8");
  if (!file.endsWith(".md")) return { fields: parse(text) as Record<string, unknown>, body: "" };
  const [, head = "", ...body] = text.split(/^---$/mu);
  return { fields: parse(head) as Record<string, unknown>, body: body.join("---") };
}

function whole(file: string, fields: unknown, body: string): string {
  const text = stringify(fields);
  return file.endsWith(".md") ? `---\n${text}---\n${body}` : text;
}

const oddKeys = [
  ..."__proto__ constructor prototype toString hasOwnProperty length 0 body slug".split(" "),
  "",
];
const oddTexts = [
  "",
  " ",
  "\0",
  "\u{1F94E}",
  "{{__proto__.x}}",
  "{{constructor.name}}",
  "{{price.__proto__}}",
  "{{",
  "[x](route:__proto__)",
  "[x](route:constructor)",
  "../../../etc/passwd",
  "javascript:alert(1)",
  "2027-02-30",
  "99:99",
  "-0",
  "a".repeat(100_000),
];
const oddNumbers = [0, -1, 1e308, Number.NaN, Number.POSITIVE_INFINITY];
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts, ...oddNumbers, null, true, [], {}, [[[]]]),
  fc.constantFrom(...oddKeys),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: "binary", maxLength: 200 }),
);

/** The path of every value in a value. */
function ways(value: unknown, way: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (value === null || typeof value !== "object") return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => ways(inner, [...way, key]))];
}

/** A copy with another value at one path. */
function changed(value: unknown, [key, ...rest]: readonly PropertyKey[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>;
  copy[key] = changed(copy[key], rest, to);
  return copy;
}

test("any value replaced in any file", () => {
  fc.assert(
    fc.property(anyFile, fc.nat(), oddValue, (file, place, value) => {
      const { fields, body } = parts(file);
      const all = ways(fields);
      readWith(file, whole(file, changed(fields, all[place % all.length] ?? [], value), body));
    }),
    { numRuns: runs(80) },
  );
});

test("an extra field with a name that JavaScript uses", () => {
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...oddKeys), fc.nat(), (file, key, place) => {
      const { fields, body } = parts(file);
      const groups = ways(fields).filter((way) => isGroup(at(fields, way)));
      const way = groups[place % groups.length] ?? [];
      const group = Object.entries(at(fields, way) as object);
      const more = Object.fromEntries([...group, [key, "x"]]);
      readWith(file, whole(file, changed(fields, way, more), body));
      expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
    }),
    { numRuns: runs(30) },
  );
});

function at(value: unknown, way: readonly PropertyKey[]): unknown {
  return way.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
}

function isGroup(value: unknown): boolean {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

test("parts of a file removed, repeated or moved", () => {
  fc.assert(
    fc.property(
      anyFile,
      fc.nat(),
      fc.nat({ max: 300 }),
      fc.nat(),
      fc.constantFrom(..."\t\"'{[|\r\uFEFF", "", "&a ", "*a", "!!js/function ", "? ", "---\n"),
      (file, from, length, to, between) => {
        const text = readFileSync(join(directory, file), "utf8");
        const start = from % (text.length + 1);
        const piece = text.slice(start, start + length);
        const rest = text.slice(0, start) + text.slice(start + length);
        const place = to % (rest.length + 1);
        readWith(file, rest.slice(0, place) + between + piece + rest.slice(place));
      },
    ),
    { numRuns: runs(60) },
  );
});

const bombs: Record<string, string> = {
  "aliases of aliases of aliases": `a: &a [x, x, x, x, x, x, x, x, x]\n${[..."bcdefghij"]
    .map(
      (name, index) =>
        `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefghi"[index]}`).join(", ")}]`,
    )
    .join("\n")}\n`,
  "an alias of itself": "name: &a [*a]\n",
  "an alias of nothing": "name: *nothing\n",
  "lists in lists in lists": `name: ${"[".repeat(5000) + "]".repeat(5000)}\n`,
  "brackets that never close": `name: ${"[".repeat(20_000)}\n`,
  "a line of a million letters": `name: ${"x".repeat(1_000_000)}\n`,
  "a hundred thousand fields": Array.from({ length: 100_000 }, (_, index) => `f${index}: 1\n`).join(""),
  "many documents": "---\nname: Gold\n".repeat(2000),
  tags: "name: !!js/function 'function () {}'\nprice: !!binary aGk=\nid: !local x\n",
  "merge keys": "a: &a { __proto__: { polluted: true } }\n<<: *a\n",
  "keys that are groups": "? { a: 1 }\n: 2\n? [1, 2]\n: 3\n",
  nothing: "",
  "a list": "- a\n- b\n",
};

test.each(Object.entries(bombs))("%s", (_name, text) => {
  expect(readWith("packages/gold.yaml", text).length).toBeGreaterThan(0);
  expect(readWith("coaches/marcus-bell.md", `---\n${text}---\nwords\n`).length).toBeGreaterThan(0);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
