/** An owner's way from the drafts of `npm run new` to a site that is ready to launch, in the editor alone. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { readSite } from "../../scripts/preflight/built-site.ts";
import { run } from "../../scripts/processes.ts";
import { startSite } from "../../scripts/serve.ts";
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { testDay } from "../day.ts";
import { answer, sendButton } from "../forms/drive.ts";
import { contact } from "../forms/facts.ts";
import { given, makeFacility } from "../new/make-facility.ts";
import { ownFolder } from "../own-folder.ts";
import { traces } from "../second-facility/traces.ts";
import { openDesk, type Desk } from "./desk.ts";
import { preview, previewPage, saveButton, saveReport } from "./editor-page.ts";

test.describe.configure({ mode: "serial" });

const home = ownFolder("walk");
const booking = "https://prairiebats.bookwell.app";
const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#31543a" } });
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#174f2b" d="M0 0h9v9z"/></svg>';
const built = join(home, "site");
const keys = {
  Contact: "template_c7h2k9a",
  Employment: "template_e1n5v8p",
  Feedback: "template_f4m8q1z",
  "Team practice": "template_t9x3w6e",
};
let desk: Desk;
let page: Page;

test.beforeAll(async ({ browser }) => {
  mkdirSync(home, { recursive: true });
  const folder = join(home, "prairie-bats");
  const { stderr } = makeFacility({ ...given, camps: "no", jobs: "" }, folder);
  expect(stderr).toBe("");
  writeFileSync(join(home, "mark.svg"), mark);
  await photo.jpeg().toFile(join(home, "hall.jpg"));
  desk = await openDesk(folder);
  page = await browser.newPage();
  await page.goto(desk.origin);
});
test.afterAll(async () => {
  await page.close();
  await desk.close();
  rmSync(home, { recursive: true, force: true });
});

/** A form, from the menu at the left. */
async function go(name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeVisible();
}

async function goToEntry(list: string, name: string): Promise<void> {
  await go(list);
  await page.getByRole("row", { name }).click();
  await expect(saveButton(page)).toBeVisible();
}

async function goToNew(list: string): Promise<void> {
  await go(list);
  await page.getByRole("main").getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("button", { name: "Create" })).toBeVisible();
}

const box = (label: string, within = page.getByRole("main")) =>
  within.getByRole("textbox", { name: label, exact: true });
const choice = (label: string, within = page.getByRole("main")) =>
  within.getByRole("combobox", { name: label, exact: true });
const group = (name: string) => page.getByRole("group", { name, exact: true });

async function fill(
  answers: Readonly<Record<string, string>>,
  within = page.getByRole("main"),
): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await box(label, within).fill(text);
}

async function addPicture(file: string, shows: string, within = page.getByRole("main")): Promise<void> {
  await within.getByRole("button", { name: "Add a picture …" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add a picture" });
  await dialog.getByLabel("Picture", { exact: true }).setInputFiles(join(home, file));
  await dialog.getByLabel("What it shows").fill(shows);
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(dialog).toBeHidden();
}

async function save(): Promise<void> {
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
}

test("a logo, a color and a picture are added, and the form of all pictures has them without a reload", async () => {
  await go("Name, phone, address");
  await addPicture("mark.svg", "A green diamond", group("Logo optional"));
  await expect(previewPage(page).locator("header img").first()).toBeVisible();
  await fill({ "Clay optional": "#174f2b" });
  await expect(previewPage(page).locator(":root")).toHaveCSS("--clay-500", "#174f2b");
  await save();
  await go("Home");
  await fill({ Lead: "Five cages and two coaches, six days a week." }, group("Hero"));
  await addPicture("hall.jpg", "The hall from the street", group("Hero"));
  await save();
  await go("Pictures");
  await expect(box("What it shows", group("hall.jpg"))).toHaveValue("The hall from the street");
  await expect(group("mark.svg")).toBeVisible();
});

test("catching has its coach and its lesson, each booked at a full address", async () => {
  await goToEntry("All packages", "catching-lesson");
  await fill({ "Purchase optional": `${booking}/catching` });
  await save();
  await goToEntry("Coach pages", "catching");
  await fill({ "Body optional": "Press Book, or call {{facility.phone}}. We lend you a mitt." });
  await choice("Picture").selectOption("hall.jpg");
  await save();
  await goToNew("Coaches");
  await fill({ Name: "Ines Holloway", Title: "Catching coach", "Book optional": `${booking}/ines` });
  await fill({ Body: "Ines caught for nine years and has taught for ten." });
  await choice("Discipline").selectOption("catching");
  await choice("Pricing optional").selectOption("Catching lesson prices (catching-prices)");
  await save();
  await expect(previewPage(page).getByRole("heading", { name: "Ines Holloway" })).toBeVisible();
});

test("a page without a button of its own has a price list and stands in the menu", async () => {
  const title = "Birthday parties";
  await goToNew("Pages");
  await fill({
    Title: title,
    Description: "Birthday parties in the cages of {{facility.name}}.",
    Heading: title,
    "Body optional": "Two cages, a coach and a table for the cake.",
    "Address optional": "/parties",
  });
  await save();
  await goToNew("All packages");
  await fill({ Name: "Diamond party", Price: "229", "Purchase optional": `${booking}/party` });
  await choice("Kind").selectOption("party");
  await group("Listed on optional").getByRole("button", { name: "Add line" }).click();
  await choice("Line 1").selectOption(`${title} (birthday-parties)`);
  await save();
  await expect(preview(page).getByRole("combobox", { name: "Preview" })).toHaveValue("/parties");
  await expect(previewPage(page).getByText("$229")).toBeVisible();
  await go("Menus");
  await group("Menus").getByText("Programs", { exact: true }).click();
  const entries = group("Entries").filter({ visible: true });
  await entries.getByRole("button", { name: "Add entry" }).click();
  await box("Label", entries).last().fill(title);
  await choice("Route", entries).last().selectOption(`${title} (birthday-parties)`);
  await save();
  await goToEntry("Pages", "Memberships");
  await fill({ "Body optional": "Ask at the desk, or press Purchase." });
  await save();
});

test("the contact form asks a question of the owner's", async () => {
  await go("Contact");
  const questions = group("Questions optional");
  await questions.getByRole("button", { name: "Add question" }).click();
  await box("Label", questions).fill("How old is the player?");
  await choice("Kind", questions).selectOption("choice");
  for (const [index, text] of ["Under 8", "8 to 12", "Over 12"].entries()) {
    await questions.getByRole("button", { name: "Add option" }).click();
    await box(`Option ${index + 1}`, questions).fill(text);
  }
  await save();
});

test("the mail service's keys and the other texts are saved, and the launch check passes", async () => {
  await go("Mail service");
  await fill({ "Public key optional": "kV3pQx7LmZ2rT9wYb", "Service id optional": "service_rvb7k2d" });
  for (const [form, key] of Object.entries(keys)) await fill({ [`${form} optional`]: key });
  await save();
  // One by one these would take a browser minutes: they go the way of the editor's own saves.
  const additions = [...desk.snapshot()]
    .filter(
      ([path, text]) => path.startsWith("policies/") || text.includes("(Draft)") || text.includes("stand-in"),
    )
    .filter(([path]) => path !== "pictures.yaml" && !path.startsWith("pictures/"))
    .map(([path, text], index) => {
      const own = text
        .replaceAll(/\(Draft\)[^"\n]*/gu, () => `What we say about this, number ${index}.`)
        .replaceAll("stand-in.svg", "hall.jpg")
        .replace(
          /^---\n/u,
          path.startsWith("policies/") ? `---\nconfirmed: ${testDay.slice(0, 10)}\n` : "---\n",
        );
      return { path, contents: Buffer.from(own, "latin1").toString("base64") };
    });
  expect(additions.length).toBeGreaterThan(5);
  const status = await page.evaluate(
    async (body) => {
      const headers = { "Content-Type": "application/json", "no-cors": "1" };
      const response = await fetch("/api/keystatic/update", { method: "POST", headers, body });
      return response.ok ? "saved" : response.text();
    },
    JSON.stringify({ additions, deletions: [] }),
  );
  expect(status).toBe("saved");

  const check = await run(process.execPath, ["--import", "tsx", "scripts/preflight.ts"], {
    env: { ...process.env, NOW: testDay, OUT_DIR: built, CONTENT_DIR: desk.content, AVIF: "no" },
  });
  expect(check.stdout + check.stderr).toContain("Ready to launch.");
  const site = readSite(built);
  const own = readContent(desk.content).content as Content;
  for (const [what, tracesIn] of Object.entries(traces)) expect(tracesIn(site, own), what).toEqual([]);
});

test("the page is found in the menu, and the extra answer arrives in the email", async ({ browser }) => {
  const site = await startSite({
    port: 0,
    directory: built,
    contentDirectory: desk.content,
    mailDirectory: join(home, "mail"),
  });
  // The build for the public posts to EmailJS: its messages go to the mail service of this machine.
  const visitor = await browser.newPage({ baseURL: site.origin, bypassCSP: true });
  await visitor.route("https://api.emailjs.com/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) });
  });
  try {
    await visitor.goto("/");
    await visitor.getByRole("navigation", { name: "Main" }).getByText("Programs").click();
    await visitor.getByRole("link", { name: "Birthday parties" }).first().click();
    await expect(visitor).toHaveURL(`${site.origin}/parties`);
    await answer(visitor, contact);
    await visitor.getByRole("radio", { name: "8 to 12" }).check();
    await sendButton(visitor).click();
    await expect.poll(() => site.mailMock.messages().length).toBe(1);
    const [message] = site.mailMock.messages();
    const extra = "How old is the player?: 8 to 12";
    expect(message).toMatchObject({
      template_id: keys.Contact,
      template_params: { ...contact.params, extra },
    });
    expect(message?.text).toContain(extra);
  } finally {
    await visitor.close();
    await site.close();
  }
});
