/** Shades and contrast of colors such as `#a4472a`, computed in OKLCH. */

interface Oklch {
  /** Lightness, 0 to 1. */
  readonly l: number;
  readonly chroma: number;
  /** Radians. */
  readonly hue: number;
}

/** Converts a shade of `base` to a shade of `color`: new hue, and the same contrast to any other color. */
export function shadeOf(shade: string, base: string, color: string): string {
  if (shade.toLowerCase() === base.toLowerCase()) return color.toLowerCase();
  const from = oklchOf(base);
  const to = oklchOf(color);
  const old = oklchOf(shade);
  // A gray base has no hue to rotate, so its shades take the new one.
  const turned = from.chroma < 0.01 ? to.hue : old.hue + to.hue - from.hue;
  const ratio = from.chroma < 0.01 ? 1 : Math.min(to.chroma / from.chroma, 2);
  const wanted = luminance(shade);
  let dark = 0;
  let light = 1;
  for (let step = 0; step < 10; step += 1) {
    const middle = (dark + light) / 2;
    if (luminance(hexOf({ l: middle, chroma: old.chroma * ratio, hue: turned })) < wanted) dark = middle;
    else light = middle;
  }
  return hexOf({ l: light, chroma: old.chroma * ratio, hue: turned });
}

/**
 * The color nearest in lightness, with the same hue and chroma, that a test passes; `undefined` if neither white nor
 * black does. If a shade passes, so must all between it and the white or black beyond it.
 */
export function nearestColor(color: string, passes: (color: string) => boolean): string | undefined {
  const start = oklchOf(color);
  const at = (l: number) => hexOf({ ...start, l });
  const found = [0, 1].flatMap((end) => {
    if (!passes(at(end))) return [];
    let failing = start.l;
    let passing = end;
    while (Math.abs(passing - failing) > 0.001) {
      const middle = (failing + passing) / 2;
      if (passes(at(middle))) passing = middle;
      else failing = middle;
    }
    return [passing];
  });
  const nearest = found.sort((a, b) => Math.abs(a - start.l) - Math.abs(b - start.l))[0];
  return nearest === undefined ? undefined : at(nearest);
}

/** The WCAG contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function channels(hex: string): number[] {
  return [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = channels(hex);
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const middle = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const l = 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short;
  const a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short;
  const yellow = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short;
  return { l, chroma: Math.hypot(a, yellow), hue: Math.atan2(yellow, a) };
}

/** Converts OKLCH to hex, with as much chroma as a screen can show. */
function hexOf({ l, chroma, hue }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const rgb = linear({ l, chroma: chroma * share, hue });
    if (rgb.every((value) => value > -0.0005 && value < 1.0005)) return write(rgb);
  }
  return write(linear({ l, chroma: 0, hue }));
}

function linear({ l, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ];
}

function write(rgb: readonly number[]): string {
  const pairs = rgb.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const encoded = clamped <= 0.003_130_8 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${pairs.join("")}`;
}
