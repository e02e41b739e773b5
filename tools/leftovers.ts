/** What an owner has not written yet: drafts, examples, made-up contacts, missing keys, files of the sample. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reading } from "../src/content/content.ts";
import { filesBelow } from "../src/content/read/folder.ts";
import type { Finding } from "./findings.ts";

/** The folders to compare with: nothing of the sample may be left but what every new facility starts with. */
const sample = "content";
const starter = "starter";

/** Everything in a facility's folder that is not its owner's yet. */
export function leftovers(folder: string, reading: Reading): Finding[] {
  return [
    ...linesWith(folder, draft, {
      what: (line) => line,
      fix: "Write it in your own words, without (Draft)",
    }),
    ...examples(reading),
    ...linesWith(folder, fictionalPhone, {
      what: (number) => `${number} is a made-up number (555-01xx)`,
      fix: "Enter your front desk's number",
    }),
    ...linesWith(folder, reservedHost, {
      what: (host) => `${host} is an example address`,
      fix: "Enter the address of your own site, mailbox or service",
    }),
    ...missingMailKeys(folder, reading),
    ...filesOfTheSample(folder),
  ];
}

const draft = /\(draft\).*/iu;
const fictionalPhone = /(?<!\d)555[-.\s]?01\d\d(?!\d)/u;
const reservedHost =
  /(?<=https?:\/\/|@)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org)|localhost)(?![\w.-])/iu;

/** The lines of the texts that match. */
function linesWith(
  folder: string,
  pattern: RegExp,
  { what, fix }: { what: (found: string) => string; fix: string },
): Finding[] {
  return filesBelow(folder)
    .filter((file) => /\.(?:yaml|md)$/u.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const [found] = pattern.exec(line) ?? [];
          return found === undefined
            ? []
            : [{ what: what(found), where: `${placeOf(folder, file)}:${index + 1}`, fix }];
        }),
    );
}

/** Everything that its `sample: true` calls an example. */
function examples({ documents }: Reading): Finding[] {
  return [...documents.values()].flatMap((document) =>
    samplePaths(document.values).map((path) => {
      const { line } = document.positionOf(path, "key");
      const name = path.slice(0, -1).join(".");
      return {
        what: `${name === "" ? "this" : name} is still an example (sample: true)`,
        where: `${document.file}:${line}`,
        fix: "Put in your own and take the mark away, or delete what you don't have",
      };
    }),
  );
}

function samplePaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === "sample" && inside === true ? [[...path, key]] : samplePaths(inside, [...path, key]),
  );
}

/** The keys of the mail service that the facility's forms need. */
function missingMailKeys(folder: string, { content }: Reading): Finding[] {
  const { mail, forms = [] } = content;
  if (!mail) return [];
  const keys = [
    ["mail.yaml", "publicKey", mail.publicKey],
    ["mail.yaml", "serviceId", mail.serviceId],
    ...forms.map(({ slug, email }) => [`forms/${slug}.yaml`, "email.template", email.template] as const),
  ] as const;
  return keys
    .filter(([, , value]) => value === "")
    .map(([file, key]) => ({
      what: `${key} is missing`,
      where: placeOf(folder, file),
      fix: "Copy it from your EmailJS account (docs/mail.md)",
    }));
}

/** Files that are a file of the sample to the byte, under any name. */
function filesOfTheSample(folder: string): Finding[] {
  const bytes = (of: string, file: string) =>
    createHash("sha256")
      .update(readFileSync(join(of, file)))
      .digest("hex");
  const everyones = new Set(filesBelow(starter).map((file) => bytes(starter, file)));
  const samples = new Set(
    filesBelow(sample)
      .map((file) => bytes(sample, file))
      .filter((each) => !everyones.has(each)),
  );
  return filesBelow(folder)
    .filter((file) => samples.has(bytes(folder, file)))
    .map((file) => ({
      what: "this file is the sample's",
      where: placeOf(folder, file),
      fix: "Put in your own, or delete it",
    }));
}

const placeOf = (folder: string, file: string) => relative(process.cwd(), join(folder, file));
