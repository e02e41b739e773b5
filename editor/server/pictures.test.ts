import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { checkPicture, deletePicture, uploadProblem, savePicture } from "./pictures.ts";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
const content = join(root, "content");
cpSync("content", content, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3a6b35" } });
const good = {
  name: "spring-camp",
  alt: "Players on the turf",
  bytes: await picture(1600, 1000).jpeg().toBuffer(),
};

test("a good picture is kept, with its words behind those of the others", async () => {
  const result = await checkPicture(content, good);
  expect(result).toMatchObject({ accepted: true, name: "spring-camp.jpg" });
  const changes = result.accepted ? result.changes : new Map();
  expect([...changes.keys()]).toEqual(["pictures/spring-camp.jpg", "pictures.yaml"]);
  expect(changes.get("pictures.yaml")).toBe(
    `${readFileSync(join(content, "pictures.yaml"), "utf8")}spring-camp.jpg:\n  alt: Players on the turf\n`,
  );
});

test("where a picture was taken is not published, and it stands upright", async () => {
  const bytes = await picture(1600, 1000)
    .withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "39/1 57/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const result = await checkPicture(content, { ...good, name: "turned", bytes });
  const kept = result.accepted ? result.changes.get("pictures/turned.jpg") : undefined;
  const { exif, width, height } = await sharp(kept as Buffer).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1000, height: 1600 });
});

test.each([
  ["nothing", { bytes: new Uint8Array() }, "Choose a picture."],
  ["a drawing of no size", { bytes: Buffer.from("<svg/>") }, "not a JPEG, PNG, WebP or SVG"],
  [
    "a torn photo of an iPhone",
    { bytes: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic") },
    "Most Compatible",
  ],
  [
    "a drawing as long as a book",
    { bytes: Buffer.from(`<svg>${" ".repeat(400 * 1024)}</svg>`) },
    "400 kB; the limit is 300 kB",
  ],
  ["an animation", { bytes: await picture(900, 600).gif().toBuffer() }, "not a JPEG, PNG, WebP or SVG"],
  [
    "a stamp",
    { bytes: await picture(300, 200).png().toBuffer() },
    "300 × 200 pixels; it needs at least 640 × 400",
  ],
  ["a poster", { bytes: await picture(9000, 700).png().toBuffer() }, "the limit is 8000 in each direction"],
  ["a flood", { bytes: Buffer.alloc(13 * 1024 * 1024) }, "13 MB; the limit is 12 MB"],
  ["a name with a way in it", { name: "../hours" }, "lowercase letters, numbers and hyphens"],
  ["a name in capitals", { name: "IMG_1234" }, "lowercase letters, numbers and hyphens"],
  ["a name as long as a sentence", { name: "a".repeat(61) }, "61 characters; the limit is 60"],
  ["no words", { alt: "  " }, "what the picture shows"],
  ["a story instead of words", { alt: "a".repeat(301) }, "301 characters; the limit is 300"],
])("%s is refused", async (_what, change, reason) => {
  expect(await uploadProblem({ ...good, ...change })).toContain(reason);
});

test("a logo may be small, and a drawing is kept without what acts or loads", async () => {
  const small = { ...good, bytes: await picture(120, 120).png().toBuffer() };
  expect(await uploadProblem(small)).toContain("at least 640 × 400");
  expect(await uploadProblem({ ...small, logo: true })).toBeUndefined();
  const bytes = Buffer.from(
    `<?xml version="1.0"?><svg viewBox="0 0 8 8" onload="alert(1)"><script>alert(1)</script><path d="M0 0h8v8z"/></svg>`,
  );
  const result = await checkPicture(content, { ...good, name: "club", bytes, logo: true });
  expect(result).toMatchObject({ accepted: true, name: "club.svg" });
  expect(String(result.accepted && result.changes.get("pictures/club.svg"))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>`,
  );
});

test("a photo of an iPhone, green above and brown below, becomes a JPEG", async () => {
  const bytes = readFileSync("editor/server/photo-for-tests.heic");
  const result = await checkPicture(content, { ...good, name: "phone", bytes });
  expect(result).toMatchObject({ accepted: true, name: "phone.jpg" });
  const kept = result.accepted ? result.changes.get("pictures/phone.jpg") : undefined;
  const { data, info } = await sharp(kept as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 600]);
  expect(data[1]).toBeGreaterThan(data[0] ?? 255);
  expect(data.at(-3)).toBeGreaterThan(data.at(-2) ?? 255);
});

test("a name that is taken is refused", async () => {
  const result = await checkPicture(content, { ...good, name: "hero" });
  expect(result).toMatchObject({
    accepted: false,
    reason: "There is already a picture named hero.jpg. Choose another name.",
  });
});

test.each(["jpeg", "png", "webp"] as const)(
  "a %s whose end is missing is refused with words",
  async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const whole = await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: "#3a6b35", noise },
    })
      .toFormat(format)
      .toBuffer();
    const bytes = whole.subarray(0, whole.length / 2);
    expect(await checkPicture(content, { ...good, name: "torn", bytes })).toMatchObject({
      accepted: false,
      status: 422,
      reason: expect.stringMatching(/^Part of the picture is missing|not a JPEG, PNG, WebP or SVG/u),
    });
  },
);

test("of two pictures handed in under one name at once, one is kept and the other is told", async () => {
  const other = await picture(800, 600).png().toBuffer();
  const results = await Promise.all([
    savePicture(content, { ...good, name: "twice" }),
    savePicture(content, { ...good, name: "twice", alt: "The second" }),
    savePicture(content, { ...good, name: "beside", bytes: other }),
  ]);
  expect(results.map(({ accepted }) => accepted)).toEqual([true, false, true]);
  expect(results[1]).toMatchObject({
    reason: "There is already a picture named twice.jpg. Choose another name.",
  });
  const names = readdirSync(join(content, "pictures"));
  expect(names).toEqual(expect.arrayContaining(["twice.jpg", "beside.png"]));
  const words = readFileSync(join(content, "pictures.yaml"), "utf8");
  expect(words).toContain("twice.jpg:\n  alt: Players on the turf\n");
  expect(words).toContain("beside.png:\n");
  expect(words).not.toContain("The second");
});

test("a picture is deleted with its words unless a page, or the site itself, shows it", async () => {
  await savePicture(content, { ...good, name: "unused" });
  const list = () => readFileSync(join(content, "pictures.yaml"), "utf8");
  const before = list();
  for (const used of ["hero.jpg", "logo.svg", "coaches/no-picture.svg", "../pictures.yaml"])
    expect(deletePicture(content, used)).toBe(`A page shows ${used}, so it stays.`);
  expect(list()).toBe(before);
  expect(deletePicture(content, "unused.jpg")).toBeUndefined();
  expect(list()).toBe(before.replace("unused.jpg:\n  alt: Players on the turf\n", ""));
  expect(existsSync(join(content, "pictures/unused.jpg"))).toBe(false);
});
