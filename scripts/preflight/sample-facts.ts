/** Rules that find pictures, ids, prices and other numbers of the sample facility. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { picturesIn } from "../../src/content/read/picture-files.ts";
import { leaves, type Finding, type Rule } from "./rule.ts";
import { byPage, findingAt, labelOf } from "./texts.ts";

/** Drawings that stand in for a picture, which every facility may keep. */
const standIns = new Set(["coaches/no-picture.svg", "coaches/open-spot.svg"]);

/** Finds the sample's pictures by their bytes, under any name. */
export const samplePictures: Rule = {
  name: "Pictures of the sample",
  check: (launch) => {
    const digest = (folder: string, name: string) => {
      const path = join(folder, "pictures", name);
      return existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "";
    };
    const known = new Set(
      picturesIn(join(launch.sample.folder, "pictures"))
        .filter((name) => !standIns.has(name))
        .map((name) => digest(launch.sample.folder, name)),
    );
    const names = Object.keys((launch.documents.get("pictures")?.values as object | undefined) ?? {});
    const findings = names
      .filter((name) => known.has(digest(launch.folder, name)))
      .map((name) =>
        findingAt(
          launch,
          { key: "pictures", path: [name], label: `${labelOf("pictures")}: ${name}` },
          { what: `${name} is a picture of the sample`, fix: "Put in a picture of your own, or delete it" },
        ),
      );
    return { scanned: launch.documents.size, findings };
  },
};

const idFields = new Set(["purchase", "calendar", "book", "staff", "locationId", "halfHour", "hour"]);

/** Finds ids of the sample's booking site, and files of numbers that nobody has changed. */
export const sampleNumbers: Rule = {
  name: "Ids, prices and numbers of the sample",
  check: (launch) => {
    const { documents, sample } = launch;
    const sampleIds = new Set(
      [...sample.documents.values()].flatMap(({ values }) => idsIn(values)).map(({ leaf }) => leaf),
    );
    const findings = [...documents].flatMap(([key, { values }]): Finding[] => {
      const tell = (path: readonly string[], what: string, fix: string) =>
        findingAt(launch, { key, path }, { what, fix });
      const ids = idsIn(values)
        .filter(({ leaf }) => sampleIds.has(leaf))
        .map(({ path, leaf }) =>
          tell(
            path,
            `${path.join(".")}: "${String(leaf)}" is the sample's id`,
            "Copy the id from your booking site",
          ),
        );
      const numbers = numbersOf(key, values);
      if (numbers === undefined || numbers !== numbersOf(key, sample.documents.get(key)?.values)) return ids;
      const fix = "Put in your own; where one happens to be right, say more about it, such as a summary";
      return [...ids, tell([], "every number in it is the sample's", fix)];
    });
    return { scanned: documents.size, findings: byPage(findings) };
  },
};

/** What a file of numbers says apart from ids and marks; undefined for any other file. */
function numbersOf(key: string, values: unknown): string | undefined {
  if (!/^(?:hours|terms|packages\/.*)$/u.test(key)) return undefined;
  return JSON.stringify(values, (name, value: unknown) =>
    ["order", "featured", ...idFields].includes(name) ? undefined : value,
  );
}

function idsIn(values: unknown) {
  return leaves(values).filter(
    ({ path, leaf }) => idFields.has(path.at(-1) ?? "") && typeof leaf === "string" && leaf !== "call",
  );
}
