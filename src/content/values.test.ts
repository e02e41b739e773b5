/**
 * Values with invisible characters, and unsafe links: each is reported at its position. Which characters and addresses
 * these are, `lib/hidden.test.ts`, `lib/web-address.test.ts` and `lib/email.test.ts` prove.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "./content.ts";
import { lineOf, plant } from "./plant-for-tests.ts";
import { contentCopy, problemsIn, problemsWith } from "./planted-content-for-tests.ts";

/** The problems with this one-line text as the title of a coach. */
const withTitle = (title: string) =>
  problemsWith({
    "coaches/marcus-bell.md": (text) => text.replace(/^title: .*$/mu, `title: ${JSON.stringify(title)}`),
  });

describe("a one-line text", () => {
  test("with a control character is a problem that names it and does not hold it", () => {
    const [problem = "", ...more] = withTitle("Coach\u202E");
    expect(more).toEqual([]);
    expect(problem).toMatch(
      /^content\/coaches\/marcus-bell\.md:\d+:8 title: expected text without hidden control characters: delete this part and type it again \(found U\+202E in "/u,
    );
    expect(problem).not.toContain("\u202E");
  });

  test("with a line break is a problem", () => {
    expect(withTitle("Head\nCoach").join()).toContain(
      'title: expected one line of text (found "Head\\nCoach")',
    );
  });
});

test("picture descriptions and mail keys refuse control characters, too", () => {
  const problems = problemsWith({
    "pictures.yaml": (text) => text.replace(/alt: .*/u, 'alt: "A cage\\u2028"'),
    "mail.yaml": (text) => text.replace(/publicKey: .*/u, 'publicKey: "key\\0"'),
  });
  expect(problems.join("\n")).toMatch(/pictures\.yaml:\d+:\d+ \S+\.alt: .*U\+2028/u);
  expect(problems.join("\n")).toMatch(/mail\.yaml:\d+:\d+ publicKey: .*U\+0000/u);
  expect(problems).toHaveLength(2);
});

test("spaces around a copied mail key are removed", () => {
  const folder = contentCopy();
  plant(folder, { "mail.yaml": (text) => text.replace(/publicKey: .*/u, 'publicKey: " a1b2 "') });
  expect(readContent(folder).content.mail?.publicKey).toBe("a1b2");
});

describe("a web address", () => {
  test("with a wildcard is a problem", () => {
    const problems = problemsWith({
      "facility.yaml": (text) => text.replace(/^ +picture: street-map.*$/mu, '  embed: "https://*.example"'),
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/facility\.yaml:\d+:\d+ map\.embed: expected a web address with a plain host, such as https:\/\/www\.example\.com \(found "/u,
    );
  });

  test.each(["booking.origin", "website"])("%s refuses a wildcard, too", (field) => {
    const key = field.split(".").at(-1);
    const problems = problemsWith({
      "facility.yaml": (text) =>
        text.replace(
          new RegExp(`^( *${key}:) https.*$`, "mu"),
          (_line, name: string) => `${name} "https://*.example"`,
        ),
    });
    expect(problems.join()).toMatch(/: expected a web address with a plain host/u);
  });
});

describe("a link in Markdown", () => {
  const withLink = (link: string) => problemsWith({ "policies/cancel.md": (text) => `${text}\n${link}\n` });

  test.each([
    ["[x](&#106;avascript:alert)", "javascript:alert"],
    ["[x]( JaVaScRiPt:alert )", "JaVaScRiPt:alert"],
    ["[x](../x)", "../x"],
    ["<file:///etc/passwd>", "file:///etc/passwd"],
    ["[x][1]\n\n[1]: blob:x", "blob:x"],
    ["a note[^1]\n\n[^1]: see [x](file:../x)", "file:../x"],
    ["| a |\n| - |\n| [x](ftp://x.example) |", "ftp://x.example"],
    ["> - **[x](data:x)**", "data:x"],
  ])("%j is a problem", (link, target) => {
    expect(withLink(link).join("\n")).toContain(
      `body: expected a link such as (route:cagerules) (found "${target}")`,
    );
  });

  test.each(["![x](hitting.jpg)", "![x][1]\n\n[1]: https://x.example/x.png"])(
    "the picture %j is a problem",
    (link) => {
      expect(withLink(link).join("\n")).toContain(
        "body: expected text without pictures: a picture has its own field",
      );
    },
  );

  test.each([
    "https://x.example",
    "desk@x.example",
    "[x](tel:+16145550142)",
    "[x](route:cagerules#fair-use)",
    "`[x](file:///x)` and ![",
  ])("%j is allowed", (link) => expect(withLink(link)).toEqual([]));

  test("is checked in every text, not only on pages", () => {
    const link = "[x](route:nowhere) [y](blob:x)";
    const problems = problemsWith({
      "terms/packages.md": (text) => `${text}\n${link}\n`,
      "spaces/cages.yaml": (text) => text.replace(/^( +description:) .*$/mu, `$1 "${link}"`),
      "open-spots.yaml": (text) => text.replace(/^( +body: \|\n +).*$/mu, `$1${link}`),
    });
    for (const file of ["terms/packages.md", "spaces/cages.yaml", "open-spots.yaml"])
      expect(problems.join("\n")).toMatch(new RegExp(`${file}:\\d+:\\d+ \\S+: expected a link`, "u"));
  });
});

test("a text that would stall or overflow the Markdown parser is a problem", () => {
  const started = performance.now();
  for (const body of [
    `${"[".repeat(20_000)}a${"](x)".repeat(20_000)}`,
    `${"**a ".repeat(8000)}${"**".repeat(8000)}`,
  ]) {
    const problems = problemsWith({
      "policies/cancel.md": (text) => `${text.split("\n---")[0] ?? ""}\n---\n\n${body}\n`,
    });
    expect(problems).not.toEqual([]);
    expect(problems.every((problem) => problem.startsWith("content/policies/cancel.md:"))).toBe(true);
  }
  expect(performance.now() - started).toBeLessThan(30_000);
});

test("an e-mail address with a line break is a problem", () => {
  const problems = problemsWith({
    "facility.yaml": (text) =>
      text.replace(/^email: .*$/mu, String.raw`email: "desk@x.example\nBcc: a@x.example"`),
  });
  expect(problems.join()).toMatch(
    /^content\/facility\.yaml:\d+:8 email: expected an email address such as desk@example\.com \(found "/u,
  );
});

describe("a number", () => {
  const decimal = /^(\s*(?:- )?(?:\w+: )?)(-?\d+(?:\.\d+)?)$/u;
  const fields = (text: string) => /^---\n([^]*?)\n---\n/u.exec(text)?.[1] ?? text;

  /** The content with each of its numbers written in another way, and how many there are. */
  function withNumbers(write: (number: number) => string | undefined) {
    const folder = contentCopy();
    let count = 0;
    const rewritten = (line: string) => {
      const [, start = "", digits] = decimal.exec(line) ?? [];
      const other = digits === undefined ? undefined : write(Number(digits));
      if (other === undefined) return line;
      count += 1;
      return start + other;
    };
    for (const file of globSync("**/*.{yaml,md}", { cwd: folder })) {
      const text = readFileSync(join(folder, file), "utf8");
      const before = fields(text);
      const after = before.split("\n").map(rewritten).join("\n");
      writeFileSync(
        join(folder, file),
        text.replace(before, () => after),
      );
    }
    return { problems: problemsIn(folder), count };
  }

  const whole = (write: (number: number) => string) => (number: number) =>
    Number.isInteger(number) && number >= 0 ? write(number) : undefined;

  test.each([
    ["hexadecimal", whole((number) => `0x${number.toString(16).toUpperCase()}`)],
    ["octal", whole((number) => `0o${number.toString(8)}`)],
    ["with an exponent", (number: number) => number.toExponential()],
    ["with a capital exponent", (number: number) => number.toExponential().replace("e", "E")],
    ["with an underscore", whole((number) => `${number}_0`)],
  ])("%s is a problem in every field, with the text as it was written", (_name, write) => {
    const { problems, count } = withNumbers(write);
    expect(count).toBeGreaterThan(100);
    expect(problems.filter((problem) => /\(found "?[\d.xo_+eE-][\w.+-]*"?\)$/u.test(problem))).toHaveLength(
      count,
    );
  });

  test.each(["12.10", "25.0", ".5", "+5"])(
    "as %s is a problem where visitors read it as it is written",
    (written) => {
      const problems = problemsWith({
        "policy-numbers.yaml": (text) => text.replace("noticeHours: 24", `noticeHours: ${written}`),
      });
      expect(problems).toEqual([
        `content/policy-numbers.yaml:${lineOf("policy-numbers.yaml", "noticeHours: ")}:16 training.noticeHours: put this number in quotation marks, as in "${written}" (found ${written})`,
      ]);
    },
  );
});
