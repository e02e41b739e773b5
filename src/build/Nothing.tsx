/** An island of which nothing is seen; see `OwnInline.astro`. */
export function Nothing() {
  return null;
}
