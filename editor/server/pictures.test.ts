import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { judgePicture, pictureFault } from "./pictures.ts";

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
  const verdict = await judgePicture(content, good);
  expect(verdict).toMatchObject({ accepted: true, name: "spring-camp.jpg" });
  const changes = verdict.accepted ? verdict.changes : new Map();
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
  const verdict = await judgePicture(content, { ...good, name: "turned", bytes });
  const kept = verdict.accepted ? verdict.changes.get("pictures/turned.jpg") : undefined;
  const { exif, width, height } = await sharp(kept as Buffer).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1000, height: 1600 });
});

test.each([
  ["nothing", { bytes: new Uint8Array() }, "Choose a picture."],
  [
    "a drawing with scripts",
    { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    "not a JPEG, PNG or WebP",
  ],
  ["an animation", { bytes: await picture(900, 600).gif().toBuffer() }, "not a JPEG, PNG or WebP"],
  ["a text", { bytes: Buffer.from("not a picture") }, "not a JPEG, PNG or WebP"],
  [
    "a stamp",
    { bytes: await picture(300, 200).png().toBuffer() },
    "300 × 200 pixels; it needs at least 640 × 400",
  ],
  ["a poster", { bytes: await picture(9000, 700).png().toBuffer() }, "the limit is 8000 in each direction"],
  ["a flood", { bytes: Buffer.alloc(13 * 1024 * 1024) }, "13 MB; the limit is 12 MB"],
  ["a name with a way in it", { name: "../hours" }, "lowercase letters, numbers and hyphens"],
  ["a name in capitals", { name: "IMG_1234" }, "lowercase letters, numbers and hyphens"],
  ["no words", { alt: "  " }, "what the picture shows"],
])("%s is refused", async (_what, change, reason) => {
  expect(await pictureFault({ ...good, ...change })).toContain(reason);
});

test("a name that is taken is refused", async () => {
  const verdict = await judgePicture(content, { ...good, name: "hero" });
  expect(verdict).toMatchObject({
    accepted: false,
    reason: "There is already a picture named hero.jpg. Choose another name.",
  });
});
