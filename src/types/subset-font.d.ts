/** What the font script uses of `subset-font`, which ships no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Uint8Array>;
}
