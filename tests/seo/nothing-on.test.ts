/** A facility without jobs. */
import { beforeAll, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../tools/built-site.ts";
import { otherChoices } from "../other-choices.ts";
import { sharedSite } from "../other-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = readSite((await sharedSite(otherChoices)).directory);
});

test("without jobs, the application says so, and no list opens to nothing", () => {
  const { dom } = site.pages.find(({ path }) => path === "/employmentapp") ?? {};
  expect(dom?.querySelector("main")?.structuredText).toContain("No job is open right now.");
  expect(dom?.querySelector(".job-menu")).toBeNull();
  expect(dom?.querySelector("form")).not.toBeNull();
});
