/** A picture that somebody hands in: looked at before it is kept, and kept with the words for those who do not see it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { stringify } from "yaml";
import { picture as pictureName } from "../../src/content/schema/types.ts";
import type { Changes } from "./changed-content.ts";
import { contentFile } from "./content-files.ts";
import { mergeFile } from "./merge.ts";
import { newProblems, type CheckResult } from "./save.ts";

/** What a picture may be. The site makes smaller copies itself, so a picture is large rather than small. */
export const limits = {
  types: ["jpeg", "png", "webp"],
  bytes: 12 * 1024 * 1024,
  smallest: { width: 640, height: 400 },
  largest: 8000,
  /** A name is part of addresses and of file names, which end somewhere; a description is read aloud. */
  name: 60,
  alt: 300,
} as const;

type Refusal = Extract<CheckResult, { accepted: false }>;

export interface Upload {
  /** The name it is kept under, without its ending. */
  readonly name: string;
  readonly alt: string;
  readonly bytes: Uint8Array;
}

/** What is wrong with a picture, in one sentence; nothing when it can be kept. */
export async function pictureProblem({ name, alt, bytes }: Upload): Promise<string | undefined> {
  if (bytes.length === 0) return "Choose a picture.";
  if (bytes.length > limits.bytes)
    return `The picture is ${inMegabytes(bytes.length)} MB; the limit is ${inMegabytes(limits.bytes)} MB.`;
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!limits.types.some((type) => type === format))
    return "This is not a JPEG, PNG or WebP picture. Save it as a JPEG and try again.";
  const { smallest, largest } = limits;
  if (width < smallest.width || height < smallest.height)
    return `The picture is ${width} × ${height} pixels; it needs at least ${smallest.width} × ${smallest.height} to look sharp.`;
  if (width > largest || height > largest)
    return `The picture is ${width} × ${height} pixels; the limit is ${largest} in each direction.`;
  if (name.length > limits.name)
    return `The name has ${name.length} characters; the limit is ${limits.name}. Choose a shorter one.`;
  if (!v.is(pictureName, `${name}.jpg`))
    return "Use only lowercase letters, numbers and hyphens in the name, such as spring-camp.";
  if (alt.trim() === "") return "Say in a few words what the picture shows, for people who can't see it.";
  if (alt.trim().length > limits.alt)
    return `The description has ${alt.trim().length} characters; the limit is ${limits.alt}. Make it shorter.`;
  return undefined;
}

/** The whole picture, turned the way it was held and without what a camera writes into it: the place, the device. */
async function upright(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // A picture whose end is missing has a head that is in order; only its pixels tell.
  return sharp(bytes, { failOn: "error" })
    .autoOrient()
    .toBuffer()
    .catch(() => undefined);
}

/** Judges a picture; the changes of an accepted one are its file and its line in `pictures.yaml`. */
export async function checkPicture(
  contentDirectory: string,
  upload: Upload,
): Promise<CheckResult & { name?: string }> {
  const problem = await pictureProblem(upload);
  if (problem) return { accepted: false, status: 422, reason: problem };
  const { format } = await sharp(upload.bytes).metadata();
  const name = `${upload.name}.${format === "jpeg" ? "jpg" : format}`;
  if (existsSync(join(contentDirectory, "pictures", name))) return taken(name);
  const kept = await upright(upload.bytes);
  if (!kept)
    return {
      accepted: false,
      status: 422,
      reason: "Part of the picture is missing. Save it again on your computer and try once more.",
    };
  const list = contentFile("pictures.yaml");
  if (!list) throw new Error("pictures.yaml is no file of the content");
  const words = stringify({ [name]: { alt: upload.alt.trim() } });
  const changes = new Map<string, string | Uint8Array>([
    [`pictures/${name}`, kept],
    ["pictures.yaml", mergeFile(list, readFileSync(join(contentDirectory, "pictures.yaml"), "utf8"), words)],
  ]);
  const problems = newProblems(contentDirectory, changes);
  if (problems.length > 0)
    return { accepted: false, status: 422, reason: problems.map(({ message }) => message).join("\n") };
  return { accepted: true, changes, name };
}

function taken(name: string): Refusal {
  const reason = `There is already a picture named ${name}. Choose another name.`;
  return { accepted: false, status: 422, reason };
}

/**
 * Judges a picture and writes it with its words. One after the other: each is judged by what the one before has left,
 * or of two under one name both would be told that theirs is kept, and of two lists of words one would be lost.
 */
export function savePicture(
  contentDirectory: string,
  upload: Upload,
): Promise<CheckResult & { name?: string }> {
  const turn = before.then(async () => {
    const result = await checkPicture(contentDirectory, upload);
    return result.accepted ? write(contentDirectory, result) : result;
  });
  before = turn.catch(() => undefined);
  return turn;
}

let before: Promise<unknown> = Promise.resolve();

/** Writes an accepted picture and its words into the folder, never over another picture. */
function write<Accepted extends { readonly changes: Changes; readonly name?: string }>(
  directory: string,
  accepted: Accepted,
): Accepted | Refusal {
  for (const [path, bytes] of accepted.changes) {
    if (bytes === undefined) continue;
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    try {
      writeFileSync(join(directory, path), bytes, { flag: path.startsWith("pictures/") ? "wx" : "w" });
    } catch (error) {
      // Another editor on the same folder was faster.
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return taken(accepted.name ?? path);
      throw error;
    }
  }
  return accepted;
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
