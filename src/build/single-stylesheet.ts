/**
 * The Vite plugin that leaves styles out of the browser's build. Astro prerenders every component, so the prerender
 * build has all styles; the browser's build would write those of forms and carousel a second time.
 */
export function singleStylesheet() {
  return {
    name: "single-stylesheet",
    apply: "build" as const,
    enforce: "pre" as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
    load: (id: string) => (/\.css(?:$|\?)/u.test(id) ? "" : undefined),
  };
}
