/**
 * Lists the parts of a facility that its owner has not replaced or finished yet: drafts, examples, made-up contacts,
 * missing keys, files of the sample, facts of the starter, and forms and pictures that no page shows.
 */
import { pagesWithSections, sectionsOfType } from "../../src/content/read/page-sections.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readContent, type Reading } from "../../src/content/content.ts";
import type { ContentDocument } from "../../src/content/read/document.ts";
import { isTextFile } from "../../src/content/read/file-name.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { picturesIn } from "../../src/content/read/picture-files.ts";
import { noPicture } from "../../src/content/schema/coach.ts";
import { isAmerican } from "../../src/content/schema/country.ts";
import { namedPictures } from "../../src/content/picture-uses.ts";
import type { Finding } from "./findings.ts";

/** The folders to compare with: nothing of the sample may be left, except files that are also the starter's. */
const sample = "content";
const starter = "starter";

/** Everything in a facility's folder that is not its owner's yet. */
export function launchFindings(folder: string, reading: Reading): Finding[] {
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
    ...placeOfTheStarter(reading),
    ...farAway(reading),
    ...sizesOfTheStarter(reading),
    ...unusedForms(reading),
    ...unusedPictures(folder, reading),
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
    .filter(isTextFile)
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
  const hashOf = (of: string, file: string) =>
    createHash("sha256")
      .update(readFileSync(join(of, file)))
      .digest("hex");
  const hashesOfStarter = new Set(filesBelow(starter).map((file) => hashOf(starter, file)));
  const hashesOfSample = new Set(
    filesBelow(sample)
      .map((file) => hashOf(sample, file))
      .filter((each) => !hashesOfStarter.has(each)),
  );
  return filesBelow(folder)
    .filter((file) => hashesOfSample.has(hashOf(folder, file)))
    .map((file) => ({
      what: "this file is the sample's",
      where: placeOf(folder, file),
      fix: "Put in your own, or delete it",
    }));
}

/** The starter's place on the map, and the time zone that came with it. */
function placeOfTheStarter({ content: { facility }, documents }: Reading): Finding[] {
  const ofStarter = readContent(starter).content.facility;
  const document = documents.get("facility");
  if (!facility || !ofStarter || !document) return [];
  const { position } = facility;
  const isStarters =
    position?.latitude === ofStarter.position?.latitude &&
    position?.longitude === ofStarter.position?.longitude;
  if (position === undefined || !isStarters) return [];
  const place = {
    what: "the place on the map is still the starter's",
    where: whereIn(document, ["position", "latitude"]),
    fix: "In Google Maps, right-click your building and enter the two numbers",
  };
  if (facility.timeZone !== ofStarter.timeZone) return [place];
  const timeZone = {
    what: `the time zone is still the starter's, ${facility.timeZone}`,
    where: whereIn(document, ["timeZone"]),
    fix: "Enter yours; if it is this one, your own place on the map is enough",
  };
  return [place, timeZone];
}

/** The states of the USA that are east of Greenwich: Guam and the Northern Marianas. */
const easternStates: ReadonlySet<string> = new Set(["GU", "MP"]);

/** A longitude without its minus sign puts an American or a Canadian building into Asia. */
function farAway({ content: { facility }, documents }: Reading): Finding[] {
  const document = documents.get("facility");
  if (!facility?.position || !document) return [];
  const { longitude, latitude } = facility.position;
  const { country, state = "" } = facility.address;
  if (!isAmerican(country) || easternStates.has(state) || longitude <= 0) return [];
  return [
    {
      what: `${latitude}, ${longitude} is in Asia: in America, a longitude has a minus sign`,
      where: whereIn(document, ["position", "longitude"]),
      fix: `Write longitude: -${longitude}`,
    },
  ];
}

/** Spaces with the size and the places of the starter. A file in which any of these was changed counts as measured. */
function sizesOfTheStarter({ content: { spaces = [] }, documents }: Reading): Finding[] {
  const spacesOfStarter = readContent(starter).content.spaces ?? [];
  return spaces.flatMap(({ slug, size, units }) => {
    const document = documents.get(`spaces/${slug}`);
    const ofStarter = spacesOfStarter.find((space) => space.slug === slug);
    if (!document || !ofStarter || !size) return [];
    const isUnchanged =
      JSON.stringify([size, placesOf(units)]) === JSON.stringify([ofStarter.size, placesOf(ofStarter.units)]);
    if (!isUnchanged) return [];
    return [
      {
        what: "the size and the place of this space are still the starter's",
        where: whereIn(document, ["size"]),
        fix: "Measure yours, and enter its size and where it is (at)",
      },
    ];
  });
}

function placesOf(units: readonly { readonly at?: unknown }[]): unknown[] {
  return units.map(({ at }) => at);
}

/** Forms that no page shows. */
function unusedForms({ content, documents }: Reading): Finding[] {
  const { forms = [] } = content;
  const shown = new Set(
    pagesWithSections(content).flatMap(({ sections }) =>
      sectionsOfType(sections, "form").map(({ form }) => form),
    ),
  );
  return forms.flatMap(({ slug }) => {
    const document = documents.get(`forms/${slug}`);
    if (shown.has(slug) || !document) return [];
    return [
      {
        what: "no page shows this form",
        where: document.file,
        fix: `Write a section of the type form with form: ${slug} on the page that should show it, or delete the form`,
      },
    ];
  });
}

/** Pictures that nothing names, now or with the next coach; they are not published. */
function unusedPictures(folder: string, { content }: Reading): Finding[] {
  const named = new Set([...namedPictures(content), noPicture]);
  return picturesIn(join(folder, "pictures"))
    .filter((name) => !named.has(name))
    .map((name) => ({
      what: "nothing shows this picture",
      where: placeOf(folder, `pictures/${name}`),
      fix: "Name it where it should be seen, or delete it",
    }));
}

function whereIn(document: ContentDocument, path: readonly PropertyKey[]): string {
  return `${document.file}:${document.positionOf(path, "key").line}`;
}

const placeOf = (folder: string, file: string) => relative(process.cwd(), join(folder, file));
