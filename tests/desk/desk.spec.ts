/** The owner's desk: it saves only content that the build accepts, and refuses the rest in the words of the build. */
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../../src/lib/colors.ts";
import { wholeForm } from "./desk-page.ts";
import { expect, test } from "./fixtures.ts";

// The desk is built once.
test.describe.configure({ mode: "default" });
test.beforeEach(({ desk }) => desk.page.setViewportSize({ width: 1280, height: wholeForm }));

/** A photo from a phone, larger than a page needs. Each has its own color: Sveltia keeps one of two equal pictures. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .withExif({ IFD0: { Model: "A phone" }, IFD3: { GPSLatitude: "39/1 57/1 0/1" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** The least contrast of a text in a dialog to the dialog's ground. axe takes the desk's dialogs for invisible. */
async function leastContrast(dialog: Locator): Promise<number> {
  const { ground, inks } = await dialog.evaluate((element) => ({
    ground: getComputedStyle(element).backgroundColor,
    inks: [...element.querySelectorAll("*:not(button)")].map((part) => getComputedStyle(part).color),
  }));
  return Math.min(...inks.map((ink) => contrast(hexOf(ink), hexOf(ground))));
}

/** `#ffffff` for `rgb(255, 255, 255)`. */
function hexOf(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(color)?.slice(1);
  if (!channels) throw new Error(`${color} is not opaque`);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}

test("the desk refuses a price that is not an amount, and saves a new price as one changed line", async ({
  desk,
}) => {
  await desk.page.setViewportSize({ width: 1280, height: 844 });
  const file = "packages/gold.yaml";
  await desk.open("packages/entries/gold");
  await desk.fill("Price", "free");
  expect(await desk.problems()).toContain('Price: expected an amount such as 59.99 (found "free")');
  expect((await desk.read(file)).toString()).toContain("price: 59.99");
  await desk.fill("Price", "64.99");
  expect(await desk.saved(file)).toEqual({ gone: ["price: 59.99"], come: ["price: 64.99"] });
});

test("the desk saves a closure", async ({ desk }) => {
  await desk.open("files-every-day/entries/hours");
  const closure = await desk.add(await desk.reach("Closures and special days"));
  await desk.fill("Date", "2026-12-24", closure);
  await desk.fill("Reason", "Christmas", closure);
  await closure.getByRole("switch", { name: "Closed" }).click();
  expect(await desk.saved("hours.yaml")).toEqual({
    gone: [],
    come: ["exceptions:", "  - date: 2026-12-24", "    reason: Christmas", "    closed: true"],
  });
});

test("the desk saves a coach, a photo and its description at once", async ({ desk }) => {
  await desk.open("coaches/new");
  await desk.fill("Name", "Pat Rivera");
  await desk.fill("Title", "Catching coach");
  await (await desk.reach("Discipline")).getByRole("radio", { name: "hitting" }).click();
  await desk.choosePicture(await photo("Pat.JPG", "#357"));
  await desk.fill("What the picture shows", "Pat behind the plate");
  await desk.fill("Text", "Pat caught for ten years.");
  const { come } = await desk.saved("coaches/pat-rivera.md", "pictures/pat.webp");
  expect(come).toEqual(
    expect.arrayContaining([
      "picture: pat.webp",
      "pictureAlt: Pat behind the plate",
      "Pat caught for ten years.",
    ]),
  );
  const { format, width, exif } = await sharp(await desk.read("pictures/pat.webp")).metadata();
  expect({ format, width, exif }).toEqual({ format: "webp", width: 2000, exif: undefined });
});

test("Back, another address and a reload ask before they drop what was typed; a save is not asked about", async ({
  desk,
}) => {
  const { page } = desk;
  const asked: string[] = [];
  let answer: "accept" | "dismiss" = "dismiss";
  const stop = desk.answerDialogs(async (dialog) => {
    asked.push(dialog.type());
    await dialog[answer]();
  });
  const form = "packages/entries/aamp";
  await desk.list("packages");
  await desk.open(form);
  await page.goBack();
  expect(asked).toEqual([]);
  await desk.open(form);
  const summary = (await desk.reach("Summary")).getByRole("textbox");
  await summary.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and cake");
  const typed = await summary.inputValue();
  expect(typed).toContain(" and cake");

  await page.evaluate(() => history.back());
  await expect.poll(() => asked.splice(0)).toEqual(["confirm"]);
  await page.evaluate(() => {
    location.hash = "/collections/coaches";
  });
  await expect.poll(() => asked.splice(0)).toEqual(["confirm"]);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked.splice(0)).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect.poll(() => asked.splice(0)).toEqual(["confirm"]);
  expect(new URL(page.url()).hash).toBe(`#/collections/${form}`);
  await expect(summary).toHaveValue(typed);

  await desk.saved("packages/aamp.yaml");
  expect(asked).toEqual([]);
  await desk.open(form);
  await (await desk.reach("Summary")).getByRole("textbox").click();
  await page.keyboard.type("x");
  answer = "accept";
  await page.evaluate(() => history.back());
  await expect.poll(() => asked.splice(0)).toEqual(["confirm"]);
  await desk.open(form);
  await expect((await desk.reach("Summary")).getByRole("textbox")).toHaveValue(typed);
  stop();
});

test("an empty new entry is refused in plain words, without the name of a file that it doesn't have yet", async ({
  desk,
}) => {
  await desk.open("coaches/new");
  await desk.fill("Summary", "A line");
  expect((await desk.problems()).split("\n")).toEqual([
    "Name: expected some words (found nothing)",
    "Title: expected some words (found nothing)",
    "Discipline: choose one (found nothing)",
  ]);
});

test("saving waits for a picture that is still being prepared", async ({ desk }) => {
  await desk.open("coaches/new");
  await desk.page.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    // Sveltia also encodes small copies of other pictures, at any time: none is encoded before the event.
    const isHeld = new Promise<void>((resolve) => {
      const release = () => {
        OffscreenCanvas.prototype.convertToBlob = convertToBlob;
        resolve();
      };
      addEventListener("encode", release, { once: true });
    });
    OffscreenCanvas.prototype.convertToBlob = async function encode(options) {
      await isHeld;
      return convertToBlob.call(this, options);
    };
  });
  await desk.fill("Name", "Sam Lee");
  await desk.fill("Title", "Hitting coach");
  const picture = await desk.reach("Picture");
  await picture
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo("Sam.jpg", "#573"));
  await picture.getByRole("status").waitFor();
  await (await desk.reach("Discipline")).getByRole("radio", { name: "hitting" }).click();
  await desk.fill("What the picture shows", "Sam with a bat");
  await desk.fill("Text", "Sam hits.");
  expect(await desk.problems()).toContain("What the picture shows: there is no picture to describe");
  await desk.page.evaluate(() => dispatchEvent(new Event("encode")));
  await desk.field("Picture").locator("img").waitFor();
  const { come } = await desk.saved("coaches/sam-lee.md", "pictures/sam.webp");
  expect(come).toContain("picture: sam.webp");
});

test("the desk refuses a camp that ends before it begins, and saves it once it is right", async ({
  desk,
}) => {
  await desk.open("events/new");
  await (await desk.reach("Kind")).getByRole("radio", { name: "camp" }).click();
  await desk.fill("Name", "July Camp");
  await desk.fill("Description", "A week of everything.");
  await desk.choosePicture(await photo("july.jpg", "#753"));
  await desk.fill("What the picture shows", "Players in a circle");
  const dates = await desk.reach("Dates");
  await dates.getByRole("checkbox", { name: /^Add/u }).click();
  await desk.fill("From", "2027-07-09", dates);
  await desk.fill("Until", "2027-07-05", dates);
  await desk.fill("Text", "Bring a glove.");
  expect(await desk.problems()).toContain("Dates › Until: it ends before it begins");
  await desk.fill("From", "2027-07-05", dates);
  await desk.fill("Until", "2027-07-09", dates);
  const camp = await desk.saved("events/july-camp.md", "pictures/july.webp");
  expect(camp.come).toEqual(
    expect.arrayContaining(["kind: camp", "  from: 2027-07-05", "  until: 2027-07-09"]),
  );
});

test("the desk saves a new question of a form", async ({ desk }) => {
  await desk.open("forms/entries/contact");
  const field = await desk.add(await desk.reach("Fields"));
  await desk.choose((await desk.reach("Kind", field)).getByRole("combobox"), "yes or no");
  await desk.fill("Name", "first_visit", field);
  await desk.fill("Label", "Is it your first visit?", field);
  expect(await desk.saved("forms/contact.yaml")).toEqual({
    gone: [],
    come: ["  - kind: yes or no", "    name: first_visit", "    label: Is it your first visit?"],
  });
});

test("the desk saves a new label of an added form", async ({ desk }) => {
  await desk.open("forms/entries/birthday-party");
  await desk.field("Label").first().getByRole("textbox").fill("Party request form");
  expect(await desk.saved("forms/birthday-party.yaml")).toEqual({
    gone: ["label: Birthday party request form"],
    come: ["label: Party request form"],
  });
});

test("the desk saves a new entry of a menu", async ({ desk }) => {
  await desk.open("files-words/entries/navigation");
  await (await desk.reach("Menus")).getByRole("button", { name: "Expand", exact: true }).first().click();
  const entry = await desk.add(await desk.reach("List"), "Page");
  await desk.fill("Label", "Tell us", entry);
  await desk.choose((await desk.reach("Page", entry)).getByRole("combobox"), "Contact us");
  expect(await desk.saved("navigation.yaml")).toEqual({
    gone: [],
    come: ["      - label: Tell us", "        route: contactus"],
  });
});

test("the desk refuses a link to a page that does not exist, and saves only the changed lines of a policy", async ({
  desk,
}) => {
  await desk.open("policies/entries/cancel");
  const text = (await desk.reach("Text")).getByRole("textbox");
  const before = await text.inputValue();
  await text.fill(`${before}\n\nAsk us about [anything](route:nowhere).`);
  expect(await desk.problems()).toContain(
    'Text: this page does not exist here: choose another, or add it (found "route:nowhere")',
  );
  await text.fill(`${before}\n\nAsk us about [anything](route:contactus).`);
  expect(await desk.saved("policies/cancel.md")).toEqual({
    gone: [],
    come: ["Ask us about [anything](route:contactus).", ""],
  });
});

test("the form shows the picture that an entry already has", async ({ desk }) => {
  await desk.open("disciplines/entries/hitting");
  const shown = (await desk.reach("Picture")).locator("img");
  await expect
    .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
});

test("the desk refuses an invalid color with a message in readable contrast, and keeps the input", async ({
  desk,
}) => {
  await desk.open("files-every-day/entries/facility");
  const colors = await desk.reach("Colors");
  await colors.getByRole("checkbox", { name: /^Add/u }).click();
  await desk.fill("Clay", "#12", colors);
  await desk.save();
  const dialog = desk.page.getByRole("dialog", { name: "Not saved yet" });
  await expect(dialog).toContainText('Colors › Clay: expected a color such as "#a4472a" (found "#12")');
  expect(await leastContrast(dialog)).toBeGreaterThanOrEqual(4.5);
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await expect(colors.getByRole("textbox", { name: "Clay" })).toHaveValue("#12");
});

test("the desk deletes an event, but no package, which texts may name", async ({ desk }) => {
  const { page } = desk;
  await desk.open("packages/entries/gold");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden();
  await page.keyboard.press("Escape");
  await desk.open("events/entries/june-hitting");
  await desk.delete();
  await expect.poll(() => desk.read("events/june-hitting.md")).toHaveLength(0);
  await desk.isList();
});

test("after another program changed a price, saving the summary is refused; after a reload only the summary changes", async ({
  desk,
}) => {
  const file = "packages/silver.yaml";
  const before = (await desk.read(file)).toString();
  await desk.open("packages/entries/silver");
  await desk.writeElsewhere(file, before.replace("price: 39.99", "price: 44.99"));
  await desk.fill("Summary", "For regulars");
  expect(await desk.problems()).toContain("This file has changed since you opened it.");
  expect((await desk.read(file)).toString()).toBe(before.replace("price: 39.99", "price: 44.99"));
  await desk.reload();
  await desk.open("packages/entries/silver");
  await desk.fill("Summary", "For regulars");
  expect(await desk.saved(file)).toEqual({
    gone: ["summary: Auto-renews monthly; cancel at the desk"],
    come: ["summary: For regulars"],
  });
  expect((await desk.read(file)).toString()).toContain("price: 44.99");
});

test("a review that another program deleted does not come back", async ({ desk }) => {
  const file = "testimonials/tom-h.yaml";
  const before = (await desk.read(file)).toString();
  await desk.open("testimonials/entries/tom-h");
  await desk.writeElsewhere(file, undefined);
  await desk.fill("Author", "Tom H. and son");
  expect(await desk.problems()).toContain("This file was deleted since you opened it.");
  expect(await desk.read(file)).toHaveLength(0);
  await desk.writeElsewhere(file, before);
  await desk.reload();
});

test("saving twice without a reload keeps the first change", async ({ desk }) => {
  const file = "packages/silver-plus.yaml";
  await desk.open("packages/entries/silver-plus");
  await desk.fill("Summary", "One");
  await desk.saved(file);
  await desk.open("packages/entries/silver-plus");
  await desk.fill("Summary", "Two");
  expect(await desk.saved(file)).toEqual({ gone: ["summary: One"], come: ["summary: Two"] });
});

test("one changed word of the review form leaves its blank values where they are", async ({ desk }) => {
  await desk.open("forms/entries/feedback");
  await desk.fill("Send", "Send my review");
  expect(await desk.saved("forms/feedback.yaml")).toEqual({
    gone: ["send: Send review"],
    come: ["send: Send my review"],
  });
  expect((await desk.read("forms/feedback.yaml")).toString()).toContain('    value: ""');
});

test("a camp that packages name is not deleted, and the packages stay as they are", async ({ desk }) => {
  const { page } = desk;
  await desk.open("packages/entries/gold");
  await desk.fill("Summary", "Everything");
  await desk.saved("packages/gold.yaml");
  const sessions = [1, 2, 3].map((number) => `packages/holiday-camp-${number}.yaml`);
  const read = () => Promise.all(sessions.map(async (file) => (await desk.read(file)).toString()));
  const before = await read();
  await desk.open("events/entries/swinging-holiday");
  await desk.delete();
  const dialog = page.getByRole("dialog", { name: "Not saved yet" });
  await expect(dialog).toContainText("content/packages/holiday-camp-1.yaml");
  await expect(dialog).toContainText("Event: this names what you are deleting. First choose another here");
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  expect((await desk.read("events/swinging-holiday.md")).length).toBeGreaterThan(0);
  expect(await read()).toEqual(before);
});

test("the list of pictures takes a name once", async ({ desk }) => {
  const before = await desk.read("pictures.yaml");
  await desk.open("files-every-day/entries/pictures");
  const entry = await desk.add(await desk.reach("Entries"));
  await desk.fill("File name", "hero.jpg", entry);
  await desk.fill("What it shows", "Another hero", entry);
  expect(await desk.problems()).toContain(
    'there are two entries of this name: delete one (found "hero.jpg")',
  );
  expect(await desk.read("pictures.yaml")).toEqual(before);
});

test("a page that was added while the desk is open is offered", async ({ desk }) => {
  const page = (await desk.read("pages/hittrax.yaml")).toString();
  await desk.writeElsewhere(
    "pages/sleepovers.yaml",
    page
      .replace(/^title: .*$/mu, "title: Sleepovers")
      .replace(/^heading: .*$/mu, "heading: Team sleepovers")
      .replace(/^address: .*\n/mu, ""),
  );
  await desk.open("coaches/entries/mia-tanaka");
  await desk.offered((await desk.reach("Price page")).getByRole("combobox"), "Team sleepovers");
  await desk.page.keyboard.press("Escape");
  await desk.writeElsewhere("pages/sleepovers.yaml", undefined);
});

test("a message names a field as the form does", async ({ desk }) => {
  await desk.open("files-every-day/entries/hours");
  const closure = await desk.add(await desk.reach("Closures and special days"));
  await desk.fill("Date", "2027-12-24", closure);
  await desk.fill("Reason", "Christmas Eve", closure);
  const said = await desk.problems();
  expect(said).toMatch(/Closures and special days \d+ › Closed: expected/u);
  expect(said).toContain("Hours, closures, notices");
});

test("a camp that is made from within the form of its price is saved with it", async ({ desk }) => {
  await desk.open("packages/new");
  await desk.fill("Name", "August Camp");
  await desk.choose((await desk.reach("Kind")).getByRole("combobox"), "event");
  await desk.fill("Price", "99");
  await (await desk.reach("Event")).getByRole("button", { name: /^Add/u }).click();
  const camp = desk.page.getByRole("dialog");
  await (await desk.reach("Kind", camp)).getByRole("radio", { name: "camp" }).click();
  await desk.fill("Name", "August Camp", camp);
  await desk.fill("Description", "A week of everything.", camp);
  await desk.choosePicture(await photo("august.jpg", "#159"), camp);
  await desk.fill("What the picture shows", "Players in a circle", camp);
  await desk.fill("Text", "Bring a glove.", camp);
  await camp.getByRole("button", { name: "Add", exact: true }).last().click();
  await expect(camp).toBeHidden();
  const { come } = await desk.saved(
    "packages/august-camp.yaml",
    "events/august-camp.md",
    "pictures/august.webp",
  );
  expect(come).toEqual(expect.arrayContaining(["event: august-camp", "price: 99", "kind: camp"]));
});
