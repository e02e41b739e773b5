/** The desk on a repository, the same tests for each service: sign in, save, and what happens when somebody else or the
 * service is in the way. */
import { createServer } from "node:http";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { buildDesk, repositoryDesk } from "../../desk/build.ts";
import { siteRules } from "../../hosting/site-rules.ts";
import { content } from "../../src/content/content.ts";
import { closeServer, openServer } from "../../tools/site/listen.ts";
import { siteFiles } from "../../tools/site/site-files.ts";
import { ownFolder } from "../own-folder.ts";
import { withoutPaint } from "../paint.ts";
import { Desk, without } from "./desk-page.ts";
import type { GitService } from "./git-service.ts";
import { GitHub } from "./github.ts";
import { GitLab } from "./gitlab.ts";

interface Published {
  readonly service: GitService;
  /** The address of the published desk. */
  readonly address: string;
  /** The folder of its files. */
  readonly directory: string;
}

const services = { github: GitHub, gitlab: GitLab };

const test = base.extend<object, { backend: GitService["backend"]; desk: Desk; published: Published }>({
  backend: ["github", { scope: "worker", option: true }],
  published: [
    async ({ backend }, use) => {
      const service = new services[backend]();
      await service.open("content");
      const editing = {
        backend,
        repository: service.repository,
        branch: "main",
        server: service.origin,
      } as const;
      const facility = { ...content().facility, editing };
      const directory = ownFolder("published-desk");
      await buildDesk(directory, repositoryDesk(content(), editing));
      const rules = siteRules({ directory, content: { ...content(), facility } });
      const server = createServer(siteFiles(directory, rules));
      const origin = await openServer(server, 0);
      await use({ service, address: `${origin.replace("127.0.0.1", "localhost")}/admin`, directory });
      await closeServer(server);
      await service.close();
      rmSync(directory, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  // Signed in once for all tests.
  desk: [
    async ({ browser, published }, use) => {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        reducedMotion: "reduce",
      });
      await withoutPaint(page.context());
      await page.goto(published.address);
      await signIn(page, published.service.token);
      await use(new Desk(page));
      await page.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

/** Defines the tests, for the desk of a facility whose repository a service keeps. */
export function testRepository(backend: GitService["backend"]): void {
  test.use({ backend });
  test.describe.configure({ mode: "default" });

  test("the desk's page asks only its own site and the repository's service, and its files are less than 10 MB", async ({
    page,
    published: { address, directory, service },
  }) => {
    const own = new Set([new URL(address).origin, service.origin]);
    const asked: string[] = [];
    await page.route(
      ({ origin }) => !own.has(origin),
      async (route) => {
        asked.push(route.request().url());
        await route.abort();
      },
    );
    await page.goto(address);
    await signIn(page, service.token);
    expect(asked).toEqual([]);
    const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
    const sizes = files.map((file) => statSync(join(directory, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(10_000_000);
  });

  test("an owner on a phone signs in, changes a price, adds a closure, and adds a coach with a photo in one commit", async ({
    desk,
    published: { service },
  }) => {
    const before = service.count;
    await desk.open("packages/entries/gold");
    await desk.fill("Price", "64.99");
    await saveAs(desk, service, "content/packages/gold.yaml", "price: 64.99");

    await desk.open("files-every-day/entries/hours");
    const day = await desk.add(await desk.reach("Closures and special days"));
    await desk.fill("Date", "2026-12-24", day);
    await desk.fill("Reason", "Christmas", day);
    await (await desk.reach("Closed", day)).getByRole("switch").click();
    await saveAs(desk, service, "content/hours.yaml", "reason: Christmas");

    await desk.open("coaches/new");
    await desk.fill("Name", "Pat Rivera");
    await desk.fill("Title", "Catching coach");
    await (await desk.reach("Discipline")).getByRole("radio", { name: "hitting" }).click();
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#357" } })
      .jpeg()
      .toBuffer();
    await desk.choosePicture({ name: "IMG_4412.JPG", mimeType: "image/jpeg", buffer });
    await desk.fill("What the picture shows", "Pat behind the plate");
    await desk.fill("Text", "Pat caught for ten years.");
    await saveAs(desk, service, "content/coaches/pat-rivera.md", "picture: img_4412.webp");

    const [price, closure, coach, ...more] = service.changesSince(before).map(Object.fromEntries);
    expect(more).toEqual([]);
    expect(Object.keys(price)).toEqual(["content/packages/gold.yaml"]);
    expect(linesOf(price["content/packages/gold.yaml"])).toEqual({
      gone: ["price: 59.99"],
      come: ["price: 64.99"],
    });
    expect(Object.keys(closure)).toEqual(["content/hours.yaml"]);
    expect(linesOf(closure["content/hours.yaml"])).toEqual({
      gone: [],
      come: ["exceptions:", "  - date: 2026-12-24", "    reason: Christmas", "    closed: true"],
    });
    expect(Object.keys(coach).sort()).toEqual([
      "content/coaches/pat-rivera.md",
      "content/pictures/img_4412.webp",
    ]);
    expect(linesOf(coach["content/coaches/pat-rivera.md"]).come).toEqual(
      expect.arrayContaining(["picture: img_4412.webp", "pictureAlt: Pat behind the plate"]),
    );
  });

  test("a price that is not an amount is refused, and the branch stays as it is", async ({
    desk,
    published: { service },
  }) => {
    const before = service.count;
    await desk.open("packages/entries/aamp");
    await desk.fill("Price", "free");
    expect(await desk.problems()).toContain('Price: expected an amount such as 59.99 (found "free")');
    expect(service.count).toBe(before);
  });

  test("what only another file knows is saved, and left to the build", async ({
    desk,
    published: { service },
  }) => {
    await desk.open("policies/entries/cancel");
    const text = (await desk.reach("Text")).getByRole("textbox");
    await text.fill(`${await text.inputValue()}\n\nAsk us about [anything](route:nowhere).`);
    await saveAs(desk, service, "content/policies/cancel.md", "route:nowhere");
  });

  test("when somebody else has changed the file, Sveltia asks; the change goes only with Save Anyway", async ({
    desk,
    published: { service },
  }) => {
    const path = "content/packages/silver.yaml";
    await desk.open("packages/entries/silver");
    await desk.fill("Summary", "For regulars");
    const theirs = service.read(path).replace("price: 39.99", "price: 44.99");
    service.pushElsewhere(path, theirs);
    await desk.save();
    expect(await dialogOf(desk.page, "Cancel")).toContain("their changes will be lost");
    await expect(desk.field("Summary").getByRole("textbox")).toHaveValue("For regulars");
    expect(service.read(path)).toBe(theirs);
    await desk.save();
    await dialogOf(desk.page, "Save Anyway");
    await expect.poll(() => service.read(path)).toContain("summary: For regulars");
    expect(service.read(path)).toContain("price: 39.99");
  });

  test("when somebody else has changed another file, both changes are in the branch", async ({
    desk,
    published: { service },
  }) => {
    const other = "content/packages/tokens-10.yaml";
    const theirs = `# agreed in May\n${service.read(other)}`;
    await desk.open("packages/entries/gold-plus");
    await desk.fill("Summary", "With everything");
    service.pushElsewhere(other, theirs);
    await saveAs(desk, service, "content/packages/gold-plus.yaml", "summary: With everything");
    expect(service.read(other)).toBe(theirs);
  });

  test("after the token has expired, the service's reason is shown, and what was typed stays", async ({
    desk,
    published: { service },
  }) => {
    const path = "content/packages/silver-plus.yaml";
    const before = service.read(path);
    const { token } = service;
    await desk.open("packages/entries/silver-plus");
    await desk.fill("Summary", "For early birds");
    service.token = "another";
    await desk.save();
    expect(await dialogOf(desk.page, "OK")).toContain(service.unauthorized);
    expect(service.read(path)).toBe(before);
    await expect(desk.field("Summary").getByRole("textbox")).toHaveValue("For early birds");
    service.token = token;
    await saveAs(desk, service, path, "summary: For early birds");
  });

  test("when the service refuses a commit, its reason is shown, and what was typed stays", async ({
    desk,
    published: { service },
  }) => {
    const path = "content/packages/founders.yaml";
    await desk.open("packages/entries/founders");
    await desk.fill("Summary", "The first hundred");
    service.refusal = "The branch main is protected: you may not push to it.";
    await desk.save();
    expect(await dialogOf(desk.page, "OK")).toContain("The branch main is protected");
    await expect(desk.field("Summary").getByRole("textbox")).toHaveValue("The first hundred");
    service.refusal = undefined;
    await saveAs(desk, service, path, "summary: The first hundred");
  });

  test("a camp that packages name is not deleted; a review is", async ({ desk, published: { service } }) => {
    const { page } = desk;
    await desk.open("events/entries/swinging-holiday");
    await desk.delete();
    const dialog = page.getByRole("dialog", { name: "Not saved yet" });
    await expect(dialog).toContainText("All packages");
    await expect(dialog).toContainText("this names what you are deleting. First choose another here");
    // It comes again for a package that was checked after it was closed.
    await page.addLocatorHandler(dialog, () =>
      dialog.getByRole("button", { name: "Back to the form" }).click(),
    );
    expect(service.paths()).toContain("content/events/swinging-holiday.md");
    await desk.open("testimonials/entries/tom-h");
    await desk.delete();
    await expect.poll(() => service.paths()).not.toContain("content/testimonials/tom-h.yaml");
  });
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("All packages").first().waitFor({ state: "attached" });
}

/** Saves, and waits until the branch has the file with these words. */
async function saveAs(desk: Desk, service: GitService, path: string, words: string): Promise<void> {
  await desk.save();
  await expect.poll(() => service.paths().includes(path) && service.read(path)).toContain(words);
  await desk.isList();
}

/** The lines of a text that went and came. */
function linesOf([before, after]: readonly [before: string, after: string] = ["", ""]) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return { gone: without(old, now), come: without(now, old) };
}

/** The text of Sveltia's own dialog, which is then closed by a button. */
async function dialogOf(page: Page, button: string): Promise<string> {
  const dialog = page.getByRole("alertdialog");
  const said = await dialog.innerText();
  await dialog.getByRole("button", { name: button }).click();
  return said;
}
