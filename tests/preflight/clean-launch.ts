/** A small facility that is ready to launch, where the tests plant one problem at a time. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSite } from "../../scripts/preflight/built-site.ts";
import type { Launch } from "../../scripts/preflight/rule.ts";
import { readContent } from "../../src/content/content.ts";
import { readDocument } from "../../src/content/read/document.ts";

type Files = Readonly<Record<string, string>>;

export const now = Date.parse("2027-05-01T12:00:00Z");

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
  </head>
  <body>
    <main id="main">
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;

const site: Files = {
  "index.html": page(
    "Home",
    `<p><a href="/cages#prices">Cages</a> <a href="tel:+16142320142">Call</a>
      <a href="https://gallery.batters-hall.org/id/0?day=&amp;page=0">Gallery</a></p>
      <img src="/cage.jpg" alt="A cage" srcset="/cage.jpg 1x, /cage-2.jpg 2x" width="2" height="2">
      <template id="outbox" data-origin="https://mail.batters-hall.org"></template>`,
  ),
  "cages.html": page(
    "Cages",
    `<h2 id="prices">Prices</h2>
      <p><a href="https://book.batters-hall.org/products/839104/purchase">Purchase</a> <a href="/">Home</a></p>`,
  ),
  "cage.jpg": "picture",
  "cage-2.jpg": "picture",
  "robots.txt": "User-agent: *\nAllow: /\n",
  ".well-known/security.txt": "Contact: mailto:desk@batters-hall.org\nExpires: 2028-01-01T00:00:00Z\n",
};

const content: Files = {
  facility: `name: Batters Hall
phone: 614-232-0142
website: https://batters-hall.org
organization: Batters Hall LLC
email: desk@batters-hall.org
address: {street: 12 Elm Street, city: Akron, state: OH, postal: "44301"}
map: {}
links: {gallery: "https://gallery.batters-hall.org/id/0?day=&page=0"}
`,
  "policies/privacy": "confirmed: 2027-04-01\nbody: Messages go through EmailJS.\n",
  "coaches/ann": "name: Ann\n",
  "pages/contactus": "heading: Contact\n",
  mail: `publicKey: kH2vQ9
serviceId: service_8fk2
templates:
  contact: template_c81
  feedback: ""
origin: https://mail.batters-hall.org
`,
};

const sample: Launch["sample"] = { ...readContent("content"), folder: "content" };

/** The values of the documents as they are, because none of them is complete. */
function contentOf(documents: Launch["documents"]): Launch["content"] {
  const content: Record<string, unknown> = {};
  for (const [key, { values }] of documents) {
    const [folder = "", slug] = key.split("/");
    if (slug === undefined) content[folder] = values;
    else content[folder] = [...((content[folder] as object[]) ?? []), { ...(values as object), slug }];
  }
  return content;
}

/**
 * The clean launch with these changes: `file from → to`, `file + text` for a whole file, `index.html + html` for more on
 * Home, `file < path` for a copy. A file without an ending is one of the content; ⏎ breaks a line. `release` removes its files.
 */
export function plant(changes: readonly string[] = []): { launch: Launch; release: () => void } {
  const files: Record<string, string> = { ...site, ...content };
  for (const change of changes) {
    const [, file = "", from, to = ""] = /^(\S+) (?:[+<]|(.+) →)(?: (.*))?$/u.exec(change) ?? [];
    const text = files[file] ?? "";
    if (from !== undefined && !text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
    if (from !== undefined) files[file] = text.replace(from, to);
    else if (file === "index.html") files[file] = text.replace("</main>", `${to}</main>`);
    else if (change.startsWith(`${file} <`)) files[file] = readFileSync(to, "utf8");
    else files[file] = to.replaceAll("⏎", "\n");
  }
  const directory = mkdtempSync(join(tmpdir(), "launch-"));
  const documents: Launch["documents"] = new Map(
    Object.entries(files)
      .filter(([file, text]) => !file.includes(".") && text !== "")
      .map(([key, text]) => [key, readDocument(`content/${key}.yaml`, text)]),
  );
  for (const [file, text] of Object.entries(files)) {
    if (!file.includes(".") || text === "") continue;
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  return {
    launch: {
      content: contentOf(documents),
      documents,
      folder: directory,
      sample,
      pageOf: (key) => `/${key}`,
      site: readSite(directory),
      now,
    },
    release: () => rmSync(directory, { recursive: true, force: true }),
  };
}
