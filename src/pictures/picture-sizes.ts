/** The places of pictures on pages, with their widths. */

export interface PicturePlace {
  /** The width of a picture in this place (the HTML attribute `sizes`). */
  readonly sizes: string;
  /** The widths to generate, in pixels. */
  readonly widths: readonly number[];
  /** Below this width in pixels, a picture made for this place is blurred, of which the build warns. */
  readonly least?: number;
}

export const pictureSizes = {
  hero: { sizes: "100vw", widths: [640, 800, 1200, 1600, 1920], least: 960 },
  /** As wide as `PageHead.css` has it. */
  head: {
    sizes: "(min-width: 111rem) 75rem, (min-width: 48rem) calc(66vw + 2rem), 100vw",
    widths: [640, 800, 1200, 1600],
    least: 640,
  },
  /** In a card: half of the page at most, and beside the words on a phone (`ui/Card.css`). */
  card: {
    sizes: "(min-width: 89rem) 42rem, (min-width: 30rem) 50vw, 14rem",
    widths: [400, 640, 840],
    least: 400,
  },
  map: { sizes: "(min-width: 60rem) 48rem, 100vw", widths: [640, 960, 1440], least: 640 },
  /** A logo of a partner. */
  logo: { sizes: "(min-width: 64rem) 14rem, 9rem", widths: [240, 480] },
  portrait: { sizes: "6rem", widths: [240], least: 80 },
  /** In the card of a space, beside another one. */
  thumbnail: {
    sizes: "(min-width: 48rem) 15rem, 10rem",
    widths: [320, 500],
    least: 400,
  },
} as const satisfies Record<string, PicturePlace>;
