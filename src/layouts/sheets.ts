/** All style sheets: a new one beside its component is found. */
import { shownStyles } from "../lib/shown-styles.ts";
import base from "../styles/base.css?inline";
import fonts from "../styles/fonts.css?inline";
import layers from "../styles/layers.css?inline";
import layout from "../styles/layout.css?inline";
import tokens from "../styles/tokens.css?inline";
import pictureFocus from "virtual:picture-focus.css?inline";
import floorPlan from "virtual:floor-plan.css?inline";

// Vite reads this call as it stands. The controls of a carousel are in the HTML, but hidden until `styles/late.css` comes.
const ofComponents = import.meta.glob<string>(
  ["../**/*.css", "!../ui/CarouselControls.css", "!../styles/*"],
  {
    query: "?inline",
    import: "default",
    eager: true,
  },
);

declare global {
  namespace App {
    interface Locals {
      /**
       * The styles of a page, by its HTML. Each page hands them to the middleware: in development, a page is imported anew
       * when a sheet or a color of the content has changed, and the middleware is not.
       */
      stylesOf?: typeof stylesOf;
    }
  }
}

/** The text of the styles that a page needs for its first paint. */
export function stylesOf(html: string): string {
  const forEveryPage = [layers, tokens, fonts, base, layout];
  return shownStyles(forEveryPage, [pictureFocus, floorPlan, ...Object.values(ofComponents)], html);
}
