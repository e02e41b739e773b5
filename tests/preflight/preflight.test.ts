/** The launch check: one planted leftover at a time in a facility that is ready, and everything of the sample. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../src/content/content.ts";
import { plant, type Plants } from "../../src/content/plant-for-tests.ts";
import { contentCopy, secondFacility } from "../../src/content/planted-content-for-tests.ts";
import { isTextFile } from "../../src/content/read/file-name.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { readSite } from "../../tools/site/read-site.ts";
import { deadLinks } from "../../tools/checking/dead-links.ts";
import { describeFindings } from "../../tools/checking/findings.ts";
import { launchFindings } from "../../tools/checking/launch-checks.ts";
import { ownFolder } from "../own-folder.ts";

/** The second facility with everything that is still a draft or an example made its owner's. */
const ready = secondFacility();
for (const file of filesBelow(ready).filter(isTextFile)) {
  const text = readFileSync(join(ready, file), "utf8");
  const own = text
    .replaceAll(/^ *sample: true\n/gmu, "")
    .replaceAll("(Draft) ", "")
    .replaceAll('template: ""', "template: template_own")
    .replaceAll("555-0", "232-0")
    .replaceAll(".example", ".org");
  writeFileSync(join(ready, file), own);
}

// The starter's picture, which its owner has replaced.
rmSync(join(ready, "pictures/stand-in.svg"));

const found = (folder: string) => launchFindings(folder, readContent(folder));

test("a facility with its own content is ready to launch", () => {
  expect(found(ready)).toEqual([]);
  expect(describeFindings([])).toBe("Ready to launch.");
});

const leftoversInOneFile: readonly (readonly [
  file: string,
  from: string | RegExp,
  to: string,
  line: number,
  what: string,
])[] = [
  ["pages/home.yaml", "Five cages and", "(Draft) Five cages and", 4, "(Draft) Five cages and four coaches"],
  ["coaches/ada-quill.md", "name:", "sample: true\nname:", 2, "this is still an example"],
  ["pictures.yaml", "net.png:\n", "net.png:\n  sample: true\n", 4, "net.png is still an example"],
  ["facility.yaml", "720-232-0177", "720-555-0177", 5, "555-0177 is a made-up number"],
  ["policies/cancel.md", /$/u, "\nCall (614) 555-0107.\n", 0, "555-0107 is a made-up number"],
  [
    "facility.yaml",
    "barn@swingbarn.org",
    "barn@swingbarn.example",
    6,
    "swingbarn.example is an example address",
  ],
  [
    "facility.yaml",
    "https://swingbarn.org",
    "https://www.example.com",
    7,
    "www.example.com is an example address",
  ],
  ["mail.yaml", "sample_barn_key", '""', 1, "publicKey is missing"],
  [
    "facility.yaml",
    / latitude: .*\n +longitude: .*/u,
    " latitude: 39.96\n  longitude: -83",
    0,
    "the place on the map is still the starter's",
  ],
  ["facility.yaml", /^ +longitude: -/mu, "  longitude: ", 0, "is in Asia"],
  ["forms/contact.yaml", "sample_barn_contact", '""', 1, "email.template is missing"],
];

test.each(leftoversInOneFile)(
  "in %s, %j instead of %j is listed with its place and what to do",
  (file, from, to, line, what) => {
    const folder = contentCopy({ from: ready, pictures: true });
    plant(folder, { [file]: (text) => text.replace(from, to) });
    const [finding, ...more] = found(folder);
    expect(more).toEqual([]);
    expect(finding?.what).toContain(what);
    expect(finding?.where).toContain(file);
    if (line > 1) expect(finding?.where).toMatch(new RegExp(`:${line}$`, "u"));
    expect(finding?.fix).toMatch(/^[A-Z].{10,}/u);
  },
);

test.each([
  ["Hawaii, west of Greenwich", "HI", "Pacific/Honolulu", 1],
  ["Guam, east of it", "GU", "Pacific/Guam", 0],
])(
  "a longitude without a minus sign is listed where there is no such place: %s",
  (_, state, timeZone, times) => {
    const folder = contentCopy({ from: ready, pictures: true });
    plant(folder, {
      "facility.yaml": (text) =>
        text
          .replace(/^ +longitude: -/mu, "  longitude: ")
          .replace(/(?<= state: ).*/u, state)
          .replace(/(?<=timeZone: ).*/u, timeZone),
    });
    const findings = found(folder);
    expect(findings).toHaveLength(times);
    for (const { what } of findings) expect(what).toContain("is in Asia");
  },
);

test("a form that no page shows is listed", () => {
  const folder = contentCopy({ from: ready, pictures: true });
  plant(folder, { "pages/contactus.yaml": (text) => text.replace("form: contact", "form: feedback") });
  expect(found(folder).map(({ what, where }) => [what, where.replace(/^.*\/content\//u, "")])).toEqual([
    ["no page shows this form", "forms/contact.yaml"],
  ]);
});

test("a picture that nothing shows is listed", () => {
  const folder = contentCopy({ from: ready, pictures: true });
  plant(folder, { "pictures/later.svg": readFileSync(join(folder, "pictures/barn.svg")) });
  expect(found(folder).map(({ what, where }) => [what, where.replace(/^.*\/content\//u, "")])).toEqual([
    ["nothing shows this picture", "pictures/later.svg"],
  ]);
});

test("a picture that the site shows for a coach without one is not listed before there is such a coach", () => {
  expect(found("starter").map(({ what }) => what)).not.toContain("nothing shows this picture");
});

test("what a new facility still has from the starter is listed: its place, time zone and sizes", () => {
  const findings = found("starter").map(({ what }) => what);
  for (const thing of ["the place on the map", "the time zone", "the size and the place of this space"])
    expect(
      findings.filter((what) => what.startsWith(thing)),
      thing,
    ).toHaveLength(1);
});

test("a renamed file of the sample is listed, but not a file of the starter", () => {
  const folder = contentCopy({ from: ready, pictures: true });
  plant(folder, {
    "pictures/ours.svg": readFileSync("content/pictures/street-map.svg"),
    "policies/ours.md": readFileSync("content/policies/facilityrules.md"),
    "outbox.yaml": readFileSync("content/outbox.yaml"),
  });
  const ofSample = found(folder).filter(({ what }) => what === "this file is the sample's");
  expect(ofSample.map(({ where }) => where.replace(/^.*\/content\//u, ""))).toEqual([
    "pictures/ours.svg",
    "policies/ours.md",
  ]);
});

test("lists the pages of rules that are examples", () => {
  const marked = found("content").filter(({ what }) => what.startsWith("this is still an example"));
  const places = marked.map(({ where }) => where.replace(/:\d+$/u, ""));
  expect(places).toEqual(
    expect.arrayContaining(["content/policies/cagerules.md", "content/policies/facilityrules.md"]),
  );
});

test("lists every price, coach, review, page, policy and picture of the sample", () => {
  const named = new Set(found("content").map(({ where }) => where));
  // Words that fit any facility.
  const kept = /^(?:forms\/|(?:outbox|words)\.yaml$)/u;
  const missing = filesBelow("content").filter((file) => !named.has(`content/${file}`) && !kept.test(file));
  expect(missing).toEqual([]);
});

const pages = {
  "index.html": `<a href="/cages#prices">Cages</a><img src="/cage.jpg" alt="A cage" srcset="/cage.jpg 1x, /cage-2.jpg 2x">`,
  "cages.html": `<h2 id="prices">Prices</h2><a href="/">Home</a><a href="https://elsewhere.org/x">Elsewhere</a>`,
  "cage.jpg": "picture",
  "cage-2.jpg": "picture",
};

/** The dead links of a built site, a line each. */
function deadLinksIn(files: Plants): string[] {
  const folder = ownFolder("dead-links");
  for (const [file, text] of Object.entries({ ...pages, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (text !== null) writeFileSync(join(folder, file), String(text));
  }
  return deadLinks(readSite(folder)).map(({ where, what }) => `${where} ${what}`);
}

test("a site without broken links has no findings", () => expect(deadLinksIn({})).toEqual([]));

test.each<[Plants, string]>([
  [{ "a.html": '<a href="/camps">Camps</a>' }, "a.html /camps (Camps): there is nothing at this address"],
  [
    { "a.html": '<a href="/cages#rules">Rules</a>' },
    "a.html /cages#rules (Rules): that page has no such section",
  ],
  [{ "a.html": '<a href="#top-of-it">Up</a>' }, "a.html #top-of-it (Up): that page has no such section"],
  [
    { "a.html": '<a href="cages">Cages</a>' },
    "a.html cages (Cages): it is not an address from the root, such as /hitting",
  ],
  [{ "cage-2.jpg": null }, "index.html /cage-2.jpg (A cage): there is nothing at this address"],
])("%j has a dead link", (files, finding) => expect(deadLinksIn(files)).toEqual([finding]));
