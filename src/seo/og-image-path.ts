/** The pictures for social networks, apart from their drawing, which pages need not load. */

export const ogImageSize = { width: 1200, height: 630 } as const;

/** The picture that social networks show beside a link to a page. */
export function ogImagePath(page: string): string {
  return `/og${page === "/" ? "/home" : page}.jpg`;
}
