/**
 * Hangs a plate with a number into a finished picture of a cage.
 * node art/plate.mjs cage-tee.jpg out.png 1 26 20 92 -0.03 0.9
 * The arguments: picture, result, number, left and top of the plate and its width in px, slope, brightness.
 */
import sharp from "sharp";

const [, , picture, result, number, left, top, width, slope = "0", brightness = "1"] = process.argv;
const plate = { width: 300, height: 372, cords: 260, margin: 20 };
const tint = (...channels) =>
  `rgb(${channels.map((each) => Math.round(each * Number(brightness))).join(" ")})`;
const clay = tint(150, 58, 32);
const size = { width: plate.width + 2 * plate.margin, height: plate.height + plate.cords + 2 * plate.margin };

const digits = await sharp({
  text: {
    text: `<span foreground="white">${number}</span>`,
    fontfile: "src/pictures/fonts/display.ttf",
    font: "Barlow Condensed, Bold 60",
    rgba: true,
    dpi: 300,
  },
})
  .png()
  .toBuffer();
const shape = await sharp(await sharp(digits).trim().resize({ height: 258 }).png().toBuffer())
  .ensureAlpha()
  .extractChannel("alpha")
  .png()
  .toBuffer({ resolveWithObject: true });
const ink = await sharp({
  create: { width: shape.info.width, height: shape.info.height, channels: 3, background: clay },
})
  .joinChannel(shape.data)
  .png()
  .toBuffer();

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs><linearGradient id="light" x1="0" y1="0" x2=".35" y2="1">
    <stop offset="0" stop-color="${tint(252, 244, 226)}"/>
    <stop offset="1" stop-color="${tint(196, 180, 154)}"/>
  </linearGradient></defs>
  <path d="M58 286L64 0M282 286L276 0" stroke="${tint(190, 180, 158)}" stroke-width="9"/>
  <rect x="20" y="260" width="300" height="372" rx="20" fill="url(#light)"/>
  <rect x="36" y="276" width="268" height="340" rx="10" fill="none" stroke="${clay}" stroke-width="7"/>
  <circle cx="58" cy="294" r="9" fill="${tint(60, 54, 46)}"/>
  <circle cx="282" cy="294" r="9" fill="${tint(60, 54, 46)}"/>
</svg>`;
const whole = await sharp(Buffer.from(drawing))
  .composite([
    {
      input: ink,
      left: Math.round(plate.margin + (plate.width - shape.info.width) / 2),
      top: Math.round(plate.cords + (plate.height - shape.info.height) / 2),
    },
  ])
  .png()
  .toBuffer();
const scale = Number(width) / plate.width;
const tilted = await sharp(whole)
  .affine(
    [
      [1, 0],
      [Number(slope), 1],
    ],
    { background: "rgb(0 0 0 / 0)" },
  )
  .png()
  .toBuffer();
const hung = await sharp(tilted)
  .resize(Math.round(size.width * scale))
  .png()
  .toBuffer({ resolveWithObject: true });
// What is above the picture is cut off.
const y = Math.round(Number(top) - plate.cords * scale);
const visible = await sharp(hung.data)
  .extract({
    left: 0,
    top: Math.max(0, -y),
    width: hung.info.width,
    height: hung.info.height + Math.min(0, y),
  })
  .png()
  .toBuffer();
await sharp(picture)
  .composite([{ input: visible, left: Math.round(Number(left) - plate.margin * scale), top: Math.max(0, y) }])
  .png()
  .toFile(result);
