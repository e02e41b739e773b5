// The numeral of the cage's plate comes out nearly black: colors it clay, then cuts cages.jpg and cages-near.jpg.
// node art/cages-sign.mjs cages.png
import sharp from "sharp";

const CLAY = [150, 58, 32];
const PLATE = { left: 920, top: 96, right: 1025, bottom: 256 };

const { data, info } = await sharp(process.argv[2]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
for (let y = PLATE.top; y < PLATE.bottom; y++) {
  for (let x = PLATE.left; x < PLATE.right; x++) {
    const pixel = (y * info.width + x) * 3;
    const darkness = Math.max(0, Math.min(1, (150 - data[pixel + 1]) / 75));
    for (let channel = 0; channel < 3; channel++) {
      data[pixel + channel] = Math.round(darkness * CLAY[channel] + (1 - darkness) * data[pixel + channel]);
    }
  }
}

const colored = await sharp(data, { raw: info }).png().toBuffer();
const small = await sharp(colored).resize(1120).png().toBuffer();
const jpeg = (quality) => ({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" });
await sharp(small).extract({ left: 0, top: 2, width: 1120, height: 540 }).jpeg(jpeg(88)).toFile("cages.jpg");
const plate = await sharp(colored).extract({ left: 580, top: 0, width: 550, height: 550 }).png().toBuffer();
await sharp(plate).resize(480).jpeg(jpeg(84)).toFile("cages-near.jpg");
