/** The facility's own colors; see `src/build/facility-colors.ts`. */
declare module "virtual:facility-colors.css" {}
