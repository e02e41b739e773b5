import { copyFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import sharp from "sharp";
import { readContent } from "../src/content/content.ts";
import type { Content } from "../src/content/schema/registry.ts";
import { describeProblem } from "../src/content/read/problems.ts";
import { contentCopy } from "../src/content/planted-content-for-tests.ts";
import { pictureProblems, pictureWarnings } from "./picture-problems.ts";

describe("a picture", () => {
  const told = async (plant: (pictures: string) => void) => {
    const directory = contentCopy({ pictures: true });
    plant(join(directory, "pictures"));
    const found = await pictureProblems(directory);
    return found.map((problem) =>
      describeProblem({ ...problem, file: problem.file.replace(/^.*\/pictures\//u, "") }),
    );
  };
  const broken = "this picture is damaged, or not a picture: save or copy it again";

  test.each<[string, (pictures: string) => void, string]>([
    [
      "that was cut off",
      (pictures) => {
        const path = join(pictures, "hitting.jpg");
        truncateSync(path, Math.floor(statSync(path).size * 0.6));
      },
      `hitting.jpg ${broken}`,
    ],
    [
      "that is text",
      (pictures) => writeFileSync(join(pictures, "hitting.jpg"), "hello"),
      `hitting.jpg ${broken}`,
    ],
    [
      "without a byte",
      (pictures) => writeFileSync(join(pictures, "hitting.jpg"), ""),
      "hitting.jpg this picture is empty",
    ],
    [
      "of another kind than its name says",
      (pictures) => copyFileSync(join(pictures, "hitting.jpg"), join(pictures, "more.png")),
      "more.png the file name and the kind of picture disagree: save it as .png (found jpeg)",
    ],
    [
      "that is a folder for no picture",
      (pictures) => symlinkSync("..", join(pictures, "more.png")),
      "more.png this link leads outside the content folder: put the picture itself here",
    ],
    [
      "elsewhere",
      (pictures) => symlinkSync("/etc/hostname", join(pictures, "more.jpg")),
      "more.jpg this link leads outside the content folder: put the picture itself here",
    ],
    [
      "that is not there",
      (pictures) => symlinkSync("nowhere", join(pictures, "more.jpg")),
      "more.jpg this link leads nowhere: put the file itself here",
    ],
  ])("%s is a problem", async (_name, plant, problem) => expect(await told(plant)).toEqual([problem]));

  test("of the sample facility is none", async () => expect(await told(() => undefined)).toEqual([]));
});

test("a photo that is too small for its place is a warning, and none of the sample's is", async () => {
  const content = readContent("content").content as Content;
  expect(await pictureWarnings("content", content)).toEqual([]);
  const directory = contentCopy({ pictures: true });
  const narrow = { create: { width: 300, height: 3000, channels: 3, background: "#888" } } as const;
  await sharp(narrow).jpeg().toFile(join(directory, "pictures/hitting.jpg"));
  expect(await pictureWarnings(directory, content)).toContainEqual(
    "Mind the picture: hitting.jpg is 300 pixels wide, and disciplines/hitting picture shows it blurred; use one of at least 640",
  );
});
