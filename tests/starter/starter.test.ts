/** `npm run new`: the starter, copied under a name, is a site that builds, and the launch check lists its drafts. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../src/content/read/folder.ts";
import { invalidHtml } from "../invalid-html.ts";
import { otherSite } from "../other-site.ts";
import { ownFolder } from "../own-folder.ts";
import { everything } from "../scope.ts";
import { builtPages } from "../static/built.ts";

const home = ownFolder("starter");
afterAll(() => rmSync(home, { recursive: true, force: true }));

const runNew = (...name: string[]) =>
  spawnSync(process.execPath, [resolve("scripts/new.ts"), ...name], { cwd: home, encoding: "utf8" });

test("npm run new copies the starter, and every later command uses the copy", () => {
  cpSync("starter", join(home, "starter"), { recursive: true });
  expect(runNew("Prairie", "Bats").stdout).toContain("facilities/prairie-bats");
  expect(filesBelow(join(home, "facilities/prairie-bats"))).toEqual(filesBelow("starter"));
  expect(readFileSync(join(home, "facility.txt"), "utf8")).toBe("facilities/prairie-bats\n");

  expect(runNew("Prairie Bats")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("is already there") as string,
  });
  expect(runNew()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("npm run new prairie-bats") as string,
  });
  for (const unfit of ["--help", "日本"])
    expect(runNew(unfit)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("letters from a to z or digits: npm run new prairie-bats") as string,
    });

  const { stdout } = runNew("Béisbol", "Łódź");
  expect(stdout).toContain("facilities/beisbol-lodz");
  expect(stdout, "it takes the place of another").toContain("facilities/prairie-bats");
});

/** What the launch check says of the starter, with the site that is built in a folder. */
function preflight(directory: string): string {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/preflight.ts", "--built"], {
    env: { ...process.env, CONTENT_DIR: "starter", OUT_DIR: directory },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  return stdout;
}

test("the starter has no problems, and preflight lists what its owner has to write", () => {
  const listed = preflight(join(home, "nothing-built"));
  expect(listed).toMatch(/^Not ready to launch: \d+ things to do\./u);
  for (const line of [
    "starter/pages/home.yaml:4\n    (Draft) Say in a sentence what players find here.",
    "starter/terms/packages.md:5\n    (Draft) Decide how long a package is good for:",
    "starter/policies/cancel.md:9\n    (Draft) Decide how long before:",
    "starter/policies/privacy.md:15\n    (Draft) Decide what else you use it for: We use it",
    "starter/policies/privacy.md:29\n    (Draft) Decide who answers, and how: Ask us",
    "starter/facility.yaml:5\n    555-0100 is a made-up number",
    "www.example.com is an example address",
    "stand-in.svg is still an example",
    "email.template is missing",
  ])
    expect(listed).toContain(line);
});

// In `npm test`, the second facility shows that pages of the starter build: it is the starter with more content.
test.runIf(everything)("the starter builds as it is", async () => {
  const { directory } = await otherSite({ name: "starter", from: "starter", changes: {} });
  const listed = preflight(directory);
  expect(listed).not.toContain("there is no page");
  expect(listed).not.toContain(".html");
  const built = builtPages(directory);
  expect(await invalidHtml(built.pages)).toEqual([]);
  // Its only discipline is the page of all coaches, without a row of one link.
  expect(built.dom("/hitting").querySelector(".link-row")).toBeNull();
  expect(built.dom("/").querySelector(".shortcuts a[href='/hitting']")?.text).toBe("Book a lesson");
});
