/**
 * Vite wraps each `import()` in 0.6 kB of code that preloads styles and modules. The site's only one, of the outbox, has
 * nothing to preload, and the code would be in the script of every page. No setting of Vite 8 leaves it out.
 */
export function plainImports() {
  return {
    name: "plain-imports",
    apply: "build" as const,
    enforce: "pre" as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
    load: (id: string) =>
      id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
