/** The pictures that the content names, by their names; `src/build/content-modules.ts` makes the module. */
declare module "virtual:pictures" {
  const pictures: ReadonlyMap<string, import("astro").ImageMetadata>;
  export default pictures;
}
