import { buildLocalSite } from "../scripts/local-build.ts";
import { testDay } from "./day.ts";

/** Builds the site for the tests, unless it is up to date. Runs before all tests, never during them. */
export default async function build(): Promise<void> {
  process.env["NOW"] ??= testDay;
  if ((await buildLocalSite()) === "failed") throw new Error("the site could not be built");
}
