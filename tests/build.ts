import { buildLocalSite } from "../scripts/local-build.ts";
import { testDay } from "./day.ts";

/** Builds the site that the browser tests visit, unless it is up to date. */
export default function build(): void {
  process.env["NOW"] ??= testDay;
  if (buildLocalSite() === "failed") throw new Error("the site could not be built");
}
