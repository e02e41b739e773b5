/** The facility's own styles; see `src/plugins/content-modules.ts`. */
declare module "virtual:facility-styles.css" {}
declare module "virtual:floor-plan.css" {}
