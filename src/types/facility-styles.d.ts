/** The facility's own styles; see `src/build/content-modules.ts`. */
declare module "virtual:facility-styles.css" {}
declare module "virtual:floor-plan.css" {}
