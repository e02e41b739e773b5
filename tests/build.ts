import { buildLocalSite } from "../scripts/local-build.ts";
import { testDay } from "./day.ts";

/** Builds the site that the tests read and visit, unless it is up to date: before any of them, and never while they run. */
export default async function build(): Promise<void> {
  process.env["NOW"] ??= testDay;
  if ((await buildLocalSite()) === "failed") throw new Error("the site could not be built");
}
