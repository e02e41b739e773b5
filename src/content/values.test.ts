/**
 * Values with invisible characters, and unsafe links: each is reported at its position. Which characters and addresses
 * these are, `lib/hidden.test.ts`, `lib/web-address.test.ts` and `lib/email.test.ts` prove.
 */
import { describe, expect, test } from "vitest";
import { readContent } from "./content.ts";
import { plant } from "./plant-for-tests.ts";
import { contentCopy, problemsWith } from "./planted-content-for-tests.ts";

/** The problems with this one-line text as the title of a coach. */
const withTitle = (title: string) =>
  problemsWith({
    "coaches/marcus-bell.md": (text) => text.replace(/^title: .*$/mu, `title: ${JSON.stringify(title)}`),
  });

describe("a one-line text", () => {
  test.each([
    ["Coach\u0000", "U+0000"],
    ["Head\u0085Coach", "U+0085"],
    ["\u202EhcaoC", "U+202E"],
    ["Coach\uD800", "U+D800"],
  ])("%j is a problem that names the character", (title, code) => {
    const problems = withTitle(title);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/coaches\/marcus-bell\.md:\d+:8 title: expected text without hidden control characters: delete this part and type it again \(found U\+/u,
    );
    expect(problems[0]).toContain(`(found ${code} in "`);
    expect(problems[0]).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202E\u2066]*$/u);
  });

  test("with a line break is a problem", () => {
    expect(withTitle("Head\nCoach").join()).toContain(
      'title: expected one line of text (found "Head\\nCoach")',
    );
  });

  test.each(["Coach ⚾️ 👩‍👧", "מאמן \u200Fראשי", "Jürgen’s 12U — “best”", "<script>alert(1)</script>"])(
    "%j is none",
    (title) => expect(withTitle(title)).toEqual([]),
  );
});

test("a description of a picture and a key of the mail service are held to the same", () => {
  const problems = problemsWith({
    "pictures.yaml": (text) => text.replace(/alt: .*/u, 'alt: "A cage\\u2028"'),
    "mail.yaml": (text) => text.replace(/publicKey: .*/u, 'publicKey: "key\\0"'),
  });
  expect(problems.join("\n")).toMatch(/pictures\.yaml:\d+:\d+ \S+\.alt: .*U\+2028/u);
  expect(problems.join("\n")).toMatch(/mail\.yaml:\d+:\d+ publicKey: .*U\+0000/u);
  expect(problems).toHaveLength(2);
});

test("a key of the mail service that was copied with blanks around it is read without them", () => {
  const folder = contentCopy();
  plant(folder, { "mail.yaml": (text) => text.replace(/publicKey: .*/u, 'publicKey: " a1b2 "') });
  expect(readContent(folder).content.mail?.publicKey).toBe("a1b2");
});

describe("a web address", () => {
  test.each(["https://*.example", "https://user:word@maps.example/", "https://maps.example/\u202Ex"])(
    "%j is a problem",
    (url) => {
      const problems = problemsWith({
        "facility.yaml": (text) =>
          text.replace(/^ +picture: street-map.*$/mu, () => `  embed: ${JSON.stringify(url)}`),
      });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(
        /^content\/facility\.yaml:\d+:\d+ map\.embed: expected a web address with a plain host, such as https:\/\/www\.example\.com \(found "/u,
      );
    },
  );

  test.each(["booking.origin", "website"])("%s is held to the same", (field) => {
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
    ["[x](file:///etc/passwd)", "file:///etc/passwd"],
    ["[x](blob:https://x.example/1)", "blob:https://x.example/1"],
    ["[x](data:text/html,x)", "data:text/html,x"],
    ["[x](javascript:alert)", "javascript:alert"],
    ["[x](&#106;avascript:alert)", "javascript:alert"],
    ["[x]( JaVaScRiPt:alert )", "JaVaScRiPt:alert"],
    ["[x](vbscript:x)", "vbscript:x"],
    ["[x](http://x.example)", "http://x.example"],
    ["[x](//x.example)", "//x.example"],
    ["[x](../x)", "../x"],
    ["[x](https://*.example)", "https://*.example"],
    ["[x](mailto:nobody)", "mailto:nobody"],
    ["<file:///etc/passwd>", "file:///etc/passwd"],
    ["[x][1]\n\n[1]: blob:x", "blob:x"],
    ["a note[^1]\n\n[^1]: see [x](file:x)", "file:x"],
    ["| a |\n| - |\n| [x](ftp://x.example) |", "ftp://x.example"],
    ["> - **[x](data:x)**", "data:x"],
  ])("%j is a problem", (link, target) => {
    expect(withLink(link).join("\n")).toContain(
      `body: expected a link such as (route:cagerules) (found "${target}")`,
    );
  });

  test.each([
    "![x](https://x.example/x.png)",
    "![x](hitting.jpg)",
    "![x](data:image/png;base64,AA)",
    "![x][1]\n\n[1]: https://x.example/x.png",
  ])("the picture %j is a problem", (link) => {
    expect(withLink(link).join("\n")).toContain(
      "body: expected text without pictures: a picture has its own field",
    );
  });

  test.each([
    "[x](https://x.example/a?b=c#d)",
    "https://x.example",
    "[x](mailto:desk@x.example)",
    "desk@x.example",
    "[x](tel:+16145550142)",
    "[x](route:cagerules#before-you-swing)",
    "`[x](file:///x)` and ![",
  ])("%j is none", (link) => expect(withLink(link)).toEqual([]));

  test("is looked at in every text, not only in those of pages", () => {
    const link = "[x](route:nowhere) [y](file:x)";
    const problems = problemsWith({
      "package-terms.md": (text) => `${text}\n${link}\n`,
      "spaces/cages.yaml": (text) => text.replace(/^( +description:) .*$/mu, `$1 "${link}"`),
      "open-spots.yaml": (text) => text.replace(/^( +body: \|\n +).*$/mu, `$1${link}`),
    });
    for (const file of ["package-terms.md", "spaces/cages.yaml", "open-spots.yaml"])
      expect(problems.join("\n")).toMatch(new RegExp(`${file}:\\d+:\\d+ \\S+: expected a link`, "u"));
  });
});

test("a text that takes the reader of Markdown for ever, or too deep, is a problem", () => {
  const started = performance.now();
  for (const body of [`${"[".repeat(20_000)}a${"](x)".repeat(20_000)}`, `${">".repeat(29_000)}a`]) {
    const problems = problemsWith({
      "policies/cancel.md": (text) => `${text.split("\n---")[0] ?? ""}\n---\n\n${body}\n`,
    });
    expect(problems.every((problem) => problem.startsWith("content/policies/cancel.md:"))).toBe(true);
  }
  expect(performance.now() - started).toBeLessThan(30_000);
});

describe("an e-mail address", () => {
  const withEmail = (email: string) =>
    problemsWith({
      "facility.yaml": (text) => text.replace(/^email: .*$/mu, `email: ${JSON.stringify(email)}`),
    });

  test.each(["a@नमूना.भारत", "jürgen@müller.example"])("%s is one", (email) =>
    expect(withEmail(email)).toEqual([]),
  );

  test.each(["desk\u0000@x.example", "desk@\u202Ex.example", "desk@x.example\nBcc: a@x.example"])(
    "%j is none",
    (email) =>
      expect(withEmail(email).join()).toMatch(
        /^content\/facility\.yaml:\d+:8 email: expected an email address such as desk@example\.com \(found "/u,
      ),
  );
});
