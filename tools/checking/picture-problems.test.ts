import { copyFileSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import sharp from "sharp";
import type * as v from "valibot";
import { readContent } from "../../src/content/content.ts";
import { fieldsOf, recordItem, type FieldType } from "../../src/content/read/fields.ts";
import { collections, singles, type Content } from "../../src/content/schema/registry.ts";
import { describeProblem } from "../../src/content/read/problems.ts";
import { contentCopy } from "../../src/content/planted-content-for-tests.ts";
import { pictureProblems, pictureWarnings, placesByName } from "./picture-problems.ts";

test("a picture that browsers cannot show, or that is outside the folder, is a problem", async () => {
  const directory = contentCopy({ pictures: true });
  const pictures = join(directory, "pictures");
  const hero = join(pictures, "hero.jpg");
  truncateSync(hero, Math.floor(statSync(hero).size * 0.6));
  writeFileSync(join(pictures, "hitting.jpg"), "hello");
  writeFileSync(join(pictures, "camps.jpg"), "");
  copyFileSync(join("content/pictures", "hitting.jpg"), join(pictures, "more.png"));
  symlinkSync("..", join(pictures, "folder.png"));
  symlinkSync("nowhere", join(pictures, "gone.jpg"));
  const found = await pictureProblems(directory);
  const lines = found.map((problem) =>
    describeProblem({ ...problem, file: problem.file.replace(/^.*\/pictures\//u, "") }),
  );
  const broken = "this picture is damaged, or not a picture: save or copy it again";
  expect(lines.sort()).toEqual([
    "camps.jpg this picture is empty",
    "folder.png this link leads outside the content folder: put the picture itself here",
    "gone.jpg this link leads nowhere: put the file itself here",
    `hero.jpg ${broken}`,
    `hitting.jpg ${broken}`,
    "more.png the file name and the kind of picture disagree: save it as .png (found jpeg)",
  ]);
  expect(await pictureProblems("content")).toEqual([]);
});

test("a picture that moves, or has several pages, is a problem", async () => {
  const directory = contentCopy({ pictures: true });
  const at = (name: string) => join(directory, "pictures", name);
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame("#888"), await frame("#333")] as const;
  await sharp([...frames], { join: { animated: true } })
    .webp()
    .toFile(at("moves.webp"));
  writeFileSync(at("moves.png"), withChunk(frames[0], "acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])));
  const still = await sharp(frames[0]).avif().toBuffer();
  writeFileSync(
    at("moves.avif"),
    Buffer.from(still.toString("latin1").replace("ftypavif", "ftypavis"), "latin1"),
  );
  await sharp(frames[0]).webp().toFile(at("still.webp"));
  await sharp(frames[0]).avif().toFile(at("still.avif"));
  writeFileSync(at("still.png"), frames[0]);
  const found = await pictureProblems(directory);
  expect(found.map(({ file }) => file.replace(/^.*\//u, "")).sort()).toEqual([
    "moves.avif",
    "moves.png",
    "moves.webp",
  ]);
  for (const { message } of found) expect(message).toMatch(/^this picture moves, or has several pages/u);
});

/** A PNG with one more chunk after its header. */
function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const headerEnd = 33;
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headerEnd), length, body, checksum, png.subarray(headerEnd)]);
}

test("each file and folder that shows pictures has a place for them, and the guide lists the least widths", () => {
  const documents = Object.entries<{ readonly schema: v.GenericSchema }>({ ...singles, ...collections });
  const withPictures = documents.filter(([, { schema }]) =>
    hasPicture(recordItem(schema)?.type ?? { shape: "group", fields: fieldsOf(schema) }),
  );
  expect([...placesByName.keys()].toSorted()).toEqual(
    ["pages/home", ...withPictures.map(([name]) => name)].toSorted(),
  );
  const guide = readFileSync("docs/owners-guide.md", "utf8");
  const [, listed = ""] = /warns of a picture that is blurred where it\s+shows: ([^.]*)\./u.exec(guide) ?? [];
  const widths = listed.match(/\d+/gu)?.map(Number);
  const least = [...placesByName.values()].map((place) => place.least);
  expect(widths).toEqual([...new Set(least)].sort((a, b) => b - a));
});

function hasPicture(type: FieldType): boolean {
  switch (type.shape) {
    case "group":
      return type.fields.some((field) => hasPicture(field.type));
    case "list":
      return hasPicture(type.item.type);
    case "text":
      return type.input === "picture";
    default:
      return false;
  }
}

test("a photo that is too small causes a warning, and none of the sample's is", async () => {
  const content = readContent("content").content as Content;
  expect(await pictureWarnings("content", content)).toEqual([]);
  const directory = contentCopy({ pictures: true });
  const narrow = { create: { width: 300, height: 3000, channels: 3, background: "#888" } } as const;
  await sharp(narrow).jpeg().toFile(join(directory, "pictures/hitting.jpg"));
  const folder = relative(process.cwd(), directory);
  expect(await pictureWarnings(directory, content)).toContainEqual(
    `${folder}/pictures/hitting.jpg is 300 pixels wide, and ${folder}/disciplines/hitting.yaml shows it blurred (picture); use one of at least 640`,
  );
});
