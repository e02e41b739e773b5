/** A picture that somebody hands in: looked at before it is kept, and kept with the words for those who do not see it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { stringify } from "yaml";
import { picture as pictureName } from "../../src/model/schema.ts";
import type { Changes } from "./candidate.ts";
import { knownFile } from "./files.ts";
import { merged } from "./merge.ts";
import { newFaults, type Verdict } from "./save.ts";

/** What a picture may be. The site makes smaller copies itself, so a picture is large rather than small. */
export const limits = {
  types: ["jpeg", "png", "webp"],
  bytes: 12 * 1024 * 1024,
  smallest: { width: 640, height: 400 },
  largest: 8000,
} as const;

export interface HandedIn {
  /** The name it is kept under, without its ending. */
  readonly name: string;
  readonly alt: string;
  readonly bytes: Uint8Array;
}

/** What is wrong with a picture, in one sentence; nothing when it can be kept. */
export async function pictureFault({ name, alt, bytes }: HandedIn): Promise<string | undefined> {
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
  if (!v.is(pictureName, `${name}.jpg`))
    return "Use only lowercase letters, numbers and hyphens in the name, such as spring-camp.";
  if (alt.trim() === "") return "Say in a few words what the picture shows, for people who can't see it.";
  return undefined;
}

/** Judges a picture; the changes of an accepted one are its file and its line in `pictures.yaml`. */
export async function judgePicture(
  contentDirectory: string,
  handedIn: HandedIn,
): Promise<Verdict & { name?: string }> {
  const fault = await pictureFault(handedIn);
  if (fault) return { accepted: false, status: 422, reason: fault };
  const { format } = await sharp(handedIn.bytes).metadata();
  const name = `${handedIn.name}.${format === "jpeg" ? "jpg" : format}`;
  if (existsSync(join(contentDirectory, "pictures", name)))
    return {
      accepted: false,
      status: 422,
      reason: `There is already a picture named ${name}. Choose another name.`,
    };
  const list = knownFile("pictures.yaml");
  if (!list) throw new Error("pictures.yaml is no file of the content");
  const words = stringify({ [name]: { alt: handedIn.alt.trim() } });
  const changes = new Map<string, string | Uint8Array>([
    [`pictures/${name}`, await upright(handedIn.bytes)],
    ["pictures.yaml", merged(list, readFileSync(join(contentDirectory, "pictures.yaml"), "utf8"), words)],
  ]);
  const faults = newFaults(contentDirectory, changes);
  if (faults.length > 0)
    return { accepted: false, status: 422, reason: faults.map(({ message }) => message).join("\n") };
  return { accepted: true, changes, name };
}

/** Without what a camera writes into a picture (the place, the device), and turned the way it was held. */
async function upright(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).autoOrient().toBuffer();
}

/** Writes an accepted picture and its words into the folder. */
export function writePicture(directory: string, changes: Changes): void {
  for (const [path, bytes] of changes) {
    if (bytes === undefined) continue;
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), bytes);
  }
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
