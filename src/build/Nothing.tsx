/** An island of which nothing is seen; see `InlineScripts.astro`. */
export function Nothing() {
  return null;
}
