/** Pictures, each with a description for people who can't see it: added, and deleted where nothing uses them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { stringify } from "yaml";
import { cleanSvg } from "../../src/lib/svg.ts";
import { picture as pictureName } from "../../src/content/schema/types.ts";
import { problemsOfChanges } from "./changed-content.ts";
import { contentFile } from "./content-files.ts";
import { facilityFacts } from "./facility.ts";
import { mergeFile, setField } from "./merge.ts";
import { refused, type CheckResult } from "./save.ts";

/** Uploads should be large: the site makes smaller copies itself. A drawing (SVG) goes to visitors as it is. */
export const limits = {
  types: ["jpeg", "png", "webp"],
  bytes: 12 * 1024 * 1024,
  drawing: 300 * 1024,
  smallest: { width: 640, height: 400 },
  smallestLogo: { width: 100, height: 100 },
  largest: 8000,
  name: 60,
  alt: 300,
} as const;

export interface Upload {
  /** The file name without its extension. */
  readonly name: string;
  readonly alt: string;
  readonly bytes: Uint8Array;
  /** Whether it may be as small as a logo. */
  readonly logo?: boolean;
}

/** The file name of an accepted picture. */
export type UploadResult = CheckResult & { readonly name?: string };

/** Describes the problem with an upload in one sentence. */
export async function uploadProblem({ name, alt, bytes, logo = false }: Upload): Promise<string | undefined> {
  const megabytes = (size: number) => Math.round(size / 1024 / 1024);
  if (bytes.length === 0) return "Choose a picture.";
  if (bytes.length > limits.bytes)
    return `The picture is ${megabytes(bytes.length)} MB; the limit is ${megabytes(limits.bytes)} MB.`;
  if (isHeic(bytes))
    return "This photo in Apple's format HEIC can't be read here. On the iPhone, choose Settings, Camera, Formats, Most Compatible for the next photos; this one becomes a JPEG when you send it to yourself by email.";
  const drawing = isDrawing(bytes);
  if (drawing && bytes.length > limits.drawing)
    return `The drawing is ${Math.round(bytes.length / 1024)} kB; the limit is ${limits.drawing / 1024} kB. Save it as a PNG and try again.`;
  const metadata = await sharp(drawing ? cleaned(bytes) : bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata || (!drawing && !limits.types.some((type) => type === metadata.format)))
    return "This is not a JPEG, PNG, WebP or SVG picture. Save it as a JPEG and try again.";
  const { width, height } = metadata;
  const { largest } = limits;
  const smallest = drawing ? { width: 0, height: 0 } : logo ? limits.smallestLogo : limits.smallest;
  if (width < smallest.width || height < smallest.height)
    return `The picture is ${width} × ${height} pixels; it needs at least ${smallest.width} × ${smallest.height} to look sharp.`;
  if (width > largest || height > largest)
    return `The picture is ${width} × ${height} pixels; the limit is ${largest} in each direction.`;
  if (name.length > limits.name)
    return `The name has ${name.length} characters; the limit is ${limits.name}. Choose a shorter one.`;
  if (!v.is(pictureName, `${name}.jpg`))
    return "Use only lowercase letters, numbers and hyphens in the name, such as spring-camp.";
  const description = alt.trim();
  if (description === "") return "Say in a few words what the picture shows, for people who can't see it.";
  if (description.length > limits.alt)
    return `The description has ${description.length} characters; the limit is ${limits.alt}. Make it shorter.`;
  return undefined;
}

/** Checks an upload. The changes are the picture and its entry in `pictures.yaml`. */
export async function checkPicture(contentDirectory: string, sent: Upload): Promise<UploadResult> {
  const upload = { ...sent, bytes: await withoutHeic(sent.bytes) };
  const problem = await uploadProblem(upload);
  if (problem) return refused(422, problem);
  const drawing = isDrawing(upload.bytes);
  const format = drawing ? "svg" : (await sharp(upload.bytes).metadata()).format;
  const name = `${upload.name}.${format === "jpeg" ? "jpg" : format}`;
  if (existsSync(join(contentDirectory, "pictures", name))) return nameTaken(name);
  const picture = drawing ? cleaned(upload.bytes) : await withoutMetadata(upload.bytes);
  if (!picture)
    return refused(422, "Part of the picture is missing. Save it again on your computer and try once more.");
  const list = contentFile("pictures.yaml");
  if (!list) throw new Error("pictures.yaml is not a content file");
  const before = readFileSync(join(contentDirectory, list.path), "utf8");
  const changes = new Map<string, string | Uint8Array>([
    [`pictures/${name}`, picture],
    [list.path, mergeFile(list, before, stringify({ [name]: { alt: upload.alt.trim() } }))],
  ]);
  const problems = problemsOfChanges(contentDirectory, changes);
  if (problems.length > 0) return refused(422, problems.map(({ message }) => message).join("\n"));
  return { accepted: true, changes, name };
}

/** Rotates the picture upright and removes metadata such as location and device. */
async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // A truncated file can have valid metadata; only decoding finds the problem.
  return sharp(bytes, { failOn: "error" })
    .autoOrient()
    .toBuffer()
    .catch(() => undefined);
}

/** The marks of HEIC files (`ftypheic` and its kin) from iPhones; AVIF, of the same family, is `ftypavif`. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/u.test(Buffer.from(bytes.subarray(4, 16)).toString("latin1"));
}

/** A photo in HEIC as JPEG; any other file, and a photo that can't be decoded, as it is. */
async function withoutHeic(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isHeic(bytes) || bytes.length > limits.bytes) return bytes;
  // Its 2 MB of WebAssembly are loaded for the first such photo.
  const { default: decode } = await import("heic-decode");
  const photo = await decode({ buffer: bytes }).catch(() => undefined);
  if (!photo) return bytes;
  const { width, height, data } = photo;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Whether a file looks like a drawing (SVG), after an XML declaration, a doctype and comments. */
function isDrawing(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*<(?:\?xml|!DOCTYPE svg|!--|svg)[\s>]/iu.test(
    Buffer.from(bytes.subarray(0, 200)).toString("utf8"),
  );
}

/** The drawing with nothing in it that acts or loads; empty if it is none. */
function cleaned(bytes: Uint8Array): Uint8Array {
  return Buffer.from(cleanSvg(Buffer.from(bytes).toString("utf8")) ?? "");
}

const nameTaken = (name: string) =>
  refused(422, `There is already a picture named ${name}. Choose another name.`);

let lastSave: Promise<unknown> = Promise.resolve();

/** Checks an upload and writes it. Runs one at a time, so that no upload overwrites another's file or entry. */
export function savePicture(contentDirectory: string, upload: Upload): Promise<UploadResult> {
  const saving = lastSave.then(async () => {
    const result = await checkPicture(contentDirectory, upload);
    return result.accepted ? write(contentDirectory, result) : result;
  });
  lastSave = saving.catch(() => undefined);
  return saving;
}

/** Deletes a picture and its entry. Returns why it can't, if a page uses it. */
export function deletePicture(contentDirectory: string, name: string): string | undefined {
  const { pictures, pictureUses } = facilityFacts(contentDirectory, undefined);
  if (!pictures.includes(name) || pictureUses[name]) return `A page shows ${name}, so it stays.`;
  const list = join(contentDirectory, "pictures.yaml");
  writeFileSync(list, setField(list, readFileSync(list, "utf8"), [name], undefined));
  rmSync(join(contentDirectory, "pictures", name), { force: true });
  return undefined;
}

function write(contentDirectory: string, result: UploadResult & { accepted: true }): UploadResult {
  for (const [path, bytes = ""] of result.changes) {
    const file = join(contentDirectory, path);
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, bytes, { flag: path.startsWith("pictures/") ? "wx" : "w" });
    } catch (error) {
      // Another editor on the same folder wrote it first.
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return nameTaken(result.name ?? path);
      throw error;
    }
  }
  return result;
}
