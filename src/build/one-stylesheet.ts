/**
 * One stylesheet for the site. Astro prerenders every component, so the prerendered build knows all its styles; the
 * browser's build of the islands would write those of forms and carousel a second time.
 */
/** The plugin that leaves the styles out of the browser's build. */
export function oneStylesheet() {
  return {
    name: "one-stylesheet",
    apply: "build" as const,
    enforce: "pre" as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
    load: (id: string) => (/\.css(?:$|\?)/u.test(id) ? "" : undefined),
  };
}
