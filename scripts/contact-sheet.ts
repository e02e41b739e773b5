/**
 * `npm run sheet`: key pages at 390, 768 and 1280 px, light and dark, on one sheet to look at:
 * `.cache/sheet/sheet.jpg`, and each page at full size beside it. Nothing of it is committed.
 *
 * `npm run sheet -- /camps /cancel` takes these pages only.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumHere } from "./browsers.ts";
import { buildLocalSite } from "./local-build.ts";
import { localSite, startSite } from "./serve.ts";

/** A page, and what to press before the picture is taken. */
interface Shot {
  readonly path: string;
  readonly name?: string;
  readonly press?: string;
}

const keyPages: readonly Shot[] = [
  { path: "/" },
  { path: "/hitting" },
  { path: "/hitting", name: "hitting-dialog", press: ".card-opens" },
  { path: "/packages" },
  { path: "/rentbattingcages" },
  { path: "/rentopenarea" },
  { path: "/camps" },
  { path: "/hittrax" },
  { path: "/buytokens" },
  { path: "/specials" },
  { path: "/generalmanager" },
  { path: "/cancel" },
  { path: "/contactus" },
  { path: "/404" },
];

const widths = [390, 768, 1280] as const;
const schemes = ["light", "dark"] as const;

/** How much of a page's height the sheet shows, in its own pixels, and how small. */
const crop = 2600;
const scale = 0.34;

const asked = process.argv.slice(2);
const shots =
  asked.length > 0 ? asked.map((path) => keyPages.find((shot) => shot.path === path) ?? { path }) : keyPages;
const directory = process.env["SITE"] ?? localSite;
const folder = process.env["SHEET"] ?? ".cache/sheet";
if (directory === localSite && (await buildLocalSite()) === "failed") process.exit(1);
mkdirSync(folder, { recursive: true });

const site = await startSite({ port: 0, directory, mailDirectory: join(folder, "mail") });
const browser = await chromium.launch({ ...chromiumHere().light, args: ["--no-sandbox"] });
const rows: { name: string; pictures: Buffer[] }[] = [];
for (const shot of shots) rows.push(await row(shot));
await browser.close();
await site.close();
await assemble();

/** One page in every scheme and width. */
async function row({ path, name = path === "/" ? "home" : path.slice(1), press }: Shot) {
  const pictures: Buffer[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: site.origin,
        colorScheme,
        viewport: { width, height: width < 700 ? 844 : 900 },
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(path);
      if (press) await page.locator(press).first().click();
      await settle(page);
      const file = join(folder, `${name}-${width}-${colorScheme}.png`);
      const whole = await page.screenshot({ path: file, fullPage: press === undefined });
      pictures.push(await thumbnail(whole, width));
      await context.close();
    }
  }
  return { name, pictures };
}

/** Waits until every picture, also those far below, stands. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function thumbnail(whole: Buffer, width: number): Promise<Buffer> {
  const { height = crop } = await sharp(whole).metadata();
  return sharp(whole)
    .extract({ left: 0, top: 0, width, height: Math.min(height, crop) })
    .resize({ width: Math.round(width * scale) })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Lays the rows on one sheet. */
async function assemble(): Promise<void> {
  const gap = 12;
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let [top, right] = [gap, 0];
  for (const { pictures } of rows) {
    let [left, lowest] = [gap, 0];
    for (const input of pictures) {
      const { width = 0, height = 0 } = await sharp(input).metadata();
      layers.push({ input, left, top });
      left += width + gap;
      lowest = Math.max(lowest, height);
    }
    right = Math.max(right, left);
    top += lowest + gap;
  }
  const file = join(folder, "sheet.jpg");
  await sharp({ create: { width: right, height: top, channels: 3, background: "#9a9a9a" } })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toFile(file);
  console.log(`The sheet lies in ${file}; each page at full size beside it.`);
}
