/** The pictures that the content names, by their names; `src/plugins/content-modules.ts` makes the module. */
declare module "virtual:pictures" {
  import type { ImageMetadata } from "astro";

  const pictures: ReadonlyMap<string, ImageMetadata>;
  export default pictures;
}
