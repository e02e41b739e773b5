/** `npm start` and `npm run edit` as a person types them in a fresh clone. */
import { cpSync, writeFileSync } from "node:fs";
import { expect, test as base } from "@playwright/test";
import { plant, type Plants } from "../../src/content/plant-for-tests.ts";
import { Desk } from "../desk/desk-page.ts";
import { letPick } from "../desk/folder-on-disk.ts";
import { networkOrigins } from "../../tools/site/listen.ts";
import { stampOf, testSite } from "../../tools/site/cached-site.ts";
import { freePort } from "../free-port.ts";
import { testDay } from "../scope.ts";
import { photographFailure, withoutPaint } from "../paint.ts";
import { Project } from "./project.ts";

/** One copy of the project for all tests of this file. */
const test = base.extend<object, { project: Project }>({
  context: async ({ context }, use, testInfo) => {
    await withoutPaint(context);
    await use(context);
    await photographFailure(context.pages(), testInfo);
  },
  project: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const project = new Project();
      await use(project);
      await project.close();
    },
    { scope: "worker" },
  ],
});
// Servers start and the site is built, on machines that may be slow.
test.describe.configure({ mode: "serial", timeout: 600_000 });

test("npm start -- --host serves the site to a phone on the same network, with its forms", async ({
  project,
  page,
}) => {
  const port = await freePort();
  // The site that was built for all tests, as an earlier `npm start` leaves it; in the full run, it has AVIF pictures,
  // too. That what is out of date is built is in tests/start.
  cpSync(testSite, project.path(".cache/start"), { recursive: true });
  writeFileSync(project.path(".cache/start.stamp"), stampOf({ AVIF: "no" }, ["content"]));
  const start = project.type("npm start -- --host", {
    PORT: String(port),
    NOW: process.env["NOW"] ?? testDay,
  });
  await start.printing(/Stop with Ctrl\+C/u);
  expect(start.printed()).not.toContain("Building the site");
  const phones = networkOrigins(port);
  for (const line of [
    `Site   http://localhost:${port}/`,
    `Mail   http://localhost:${port}/_mail`,
    ...phones.map((origin) => `Phone  ${origin}/`),
  ])
    expect(start.printed()).toContain(line);

  // Without a network, an address that only a server of all addresses answers.
  const others = phones.length > 0 ? phones : [`http://127.0.0.2:${port}`];
  for (const [index, origin] of [`http://localhost:${port}`, ...others].entries()) {
    await page.goto(`${origin}/contactus`);
    const form = page.getByRole("form");
    await form.locator("[name=from_name]").fill("Pat Lee");
    await form.locator("[name=email]").fill("pat@home.example");
    await form.locator("[name=phone]").fill("555-0142");
    await form.locator("[name=subject]").fill("A cage");
    await form.locator("[name=message]").fill("Is cage 4 free?");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you for your message. We will be in touch soon.")).toBeVisible();
    await expect
      .poll(
        async () => ((await (await page.request.get(`${origin}/_mail/api/messages`)).json()) as []).length,
      )
      .toBe(index + 1);
  }
  await start.stop();
});

test("npm run edit starts with mistakes, shows every change of a file at once, and its desk saves to the files", async ({
  project,
  page,
}) => {
  const port = String(await freePort());
  const site = `http://localhost:${port}`;
  const change = (changes: Plants) => plant(project.path("content"), changes);
  const facility = project.read("content/facility.yaml");
  const mistakes = [
    /content\/facility\.yaml:\d+:\d+ phone: expected/u,
    /content\/packages\/gold\.yaml:\d+:\d+ price: expected an amount/u,
  ];
  change({
    "facility.yaml": (text) => text.replace(/^phone: .*$/mu, "phone: soon"),
    "packages/gold.yaml": (text) => text.replace("59.99", "free"),
  });
  const edit = project.type("npm run edit", { PORT: port });
  const desk = await page.context().newPage();
  expect(await edit.printing(/Desk {3}\S+/u)).toBe(`Desk   ${site}/admin`);

  await test.step("mistakes that were there at the start, on the console, in a page and in the desk", async () => {
    await page.goto(`${site}/packages`);
    for (const mistake of mistakes) {
      expect(edit.printed()).toMatch(mistake);
      await expect(page.getByText(mistake).first()).toBeVisible();
    }
    expect((await desk.goto(`${site}/admin`))?.status()).toBe(200);
    const dialog = desk.getByRole("dialog", { name: "Some files have problems" });
    await expect(dialog).toContainText('Price: expected an amount such as 59.99 (found "free")');
    await expect(dialog).toContainText("(content/facility.yaml)");
    await dialog.getByRole("button", { name: "Go to the desk" }).click();
    await expect(dialog).toBeHidden();
    change({
      "facility.yaml": facility,
      "packages/gold.yaml": (text) => text.replace("free", "59.99"),
    });
    await expect(page.getByText("$59.99").first()).toBeVisible();
  });

  await test.step("a price changed in its file, and a color, in the styles of all pages", async () => {
    change({
      "packages/gold.yaml": (text) => text.replace("59.99", "61.25"),
      "facility.yaml": (text) => `${text}colors:\n  board: "#402040"\n`,
    });
    await expect(page.getByText("$61.25").first()).toBeVisible();
    await expect(page.locator(":root")).toHaveCSS("--board", "#402040");
  });

  await test.step("a mistake, with its file and line, and its correction", async () => {
    change({ "packages/gold.yaml": (text) => text.replace("61.25", "free") });
    await expect(
      page.getByText(/content\/packages\/gold\.yaml:\d+:\d+ price: expected an amount/u).first(),
    ).toBeVisible();
    change({ "packages/gold.yaml": (text) => text.replace("free", "62.5") });
    await expect(page.getByText("$62.50").first()).toBeVisible();
  });

  await test.step("a page whose file is new", async () => {
    change({
      "pages/parking.yaml":
        "title: Parking\ndescription: Where to park when you come to train.\nheading: Where to park\n",
    });
    await expect(async () => {
      // The new file reloads the page that is open, which can end this visit: then the browser never says so.
      await page.goto(`${site}/parking`, { timeout: 10_000 });
      await expect(page.getByRole("heading", { name: "Where to park" })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step("a price corrected and saved in the desk", async () => {
    await page.goto(`${site}/packages`);
    writeFileSync(project.path(".git"), "");
    await desk.bringToFront();
    await letPick(desk, project.folder);
    await desk.getByRole("button", { name: "Work with Local Repository" }).click();
    await desk.getByText("All packages").first().waitFor({ state: "attached" });
    const owner = new Desk(desk);
    await owner.open("packages/entries/gold");
    await owner.fill("Price", "free");
    expect(await owner.problems()).toContain('Price: expected an amount such as 59.99 (found "free")');
    await owner.fill("Price", "63.75");
    await owner.save();
    await expect.poll(() => project.read("content/packages/gold.yaml")).toContain("price: 63.75\n");
    await expect(page.getByText("$63.75").first()).toBeVisible();
  });

  await edit.stop();
  expect(edit.printed(), "warnings bury the problems of the content").not.toContain('unique "key" prop');
});
