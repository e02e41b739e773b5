import sharp from "sharp";

const font = "src/seo/fonts/display.ttf";

/** Where lines break. */
export interface Column {
  readonly width: number;
  readonly wrap: "word" | "word-char";
}

export interface Drawn {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws a text in the display font; on one line, unless there is a column. */
export async function drawLine(
  words: string,
  size: number,
  color: string,
  spacing = 0,
  column?: Column,
): Promise<Drawn> {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(spacing * 1024)}" line_height="0.8">${escaped}</span>`,
      // The comma ends the family name; otherwise "Condensed" is read as a width.
      font: `Barlow Condensed, Bold ${size}`,
      fontfile: font,
      rgba: true,
      dpi: 72,
      ...column,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
