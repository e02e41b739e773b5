import { expect, test } from "vitest";
import { plant } from "../plant-for-tests.ts";
import { contentCopy } from "../planted-content-for-tests.ts";
import { readAllFiles } from "./all-files.ts";

test("two files with the same text each name their own file", () => {
  const directory = contentCopy();
  plant(directory, { "packages/one.yaml": "name: [\n", "packages/two.yaml": "name: [\n" });
  const { documents, problems } = readAllFiles(directory);
  for (const slug of ["one", "two"]) {
    const ofFile = expect.objectContaining({
      file: expect.stringMatching(`packages/${slug}\\.yaml$`) as string,
    });
    expect(documents.get(`packages/${slug}`)?.problems).toEqual([ofFile]);
    expect(problems).toContainEqual(ofFile);
  }
});
