/** The facility's own styles; see `src/build/facility-styles.ts`. */
declare module "virtual:facility-styles.css" {}
