/** An island that renders nothing; see `InlineScripts.astro`. */
export function Nothing() {
  return null;
}
