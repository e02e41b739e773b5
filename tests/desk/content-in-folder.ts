/** What the build reads from the desk's folder: the sample, an added form, and what was saved. */
import { cpSync, rmSync } from "node:fs";
import { readContent, type Reading } from "../../src/content/content.ts";
import { plant, type Plants } from "../../src/content/plant-for-tests.ts";
import { addedForm } from "../forms/added-form.ts";
import { ownFolder } from "../own-folder.ts";

/** Reads the folder's content with these files in it. */
export function contentInFolder(saved: Plants = {}): Reading {
  const folder = ownFolder("desk-content");
  cpSync("content", folder, { recursive: true });
  plant(folder, { ...addedForm, ...saved });
  const reading = readContent(folder);
  rmSync(folder, { recursive: true });
  return reading;
}
