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
  half: { sizes: "(min-width: 48rem) 50vw, 100vw", widths: [640, 800, 1200] },
  card: {
    sizes: "(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw",
    widths: [400, 640, 840],
    least: 400,
  },
  /** The picture of a single card is more than half of the page. */
  singleCard: {
    sizes: "(min-width: 89rem) 46rem, (min-width: 48rem) 52vw, 100vw",
    widths: [400, 640, 840, 1120],
  },
  map: { sizes: "(min-width: 60rem) 48rem, 100vw", widths: [640, 960, 1440], least: 640 },
  /** In a strip of the coaches. */
  face: { sizes: "(min-width: 64rem) 14rem, 9rem", widths: [240, 480] },
  portrait: { sizes: "6rem", widths: [240], least: 80 },
  /** In a list of spaces. */
  thumbnail: {
    sizes: "(min-width: 77rem) 15.5rem, (min-width: 48rem) 13.25rem, 10rem",
    widths: [320, 500],
    least: 400,
  },
  tile: { sizes: "(min-width: 64rem) 20rem, 50vw", widths: [400, 640] },
  /** A tile that shows part of its picture, from near (`LinkCards.css`): the width of all of the picture. */
  partTile: { sizes: "(min-width: 48rem) 36rem, 90vw", widths: [640, 840] },
} as const satisfies Record<string, PicturePlace>;
