/** Address and size of Open Graph images, for pages that must not load the drawing code. */

export const ogImageSize = { width: 1200, height: 630 } as const;

/** The address of a page's Open Graph image. */
export function ogImagePath(page: string): string {
  return `/og${page === "/" ? "/home" : page}.jpg`;
}
