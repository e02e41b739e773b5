/** The facility's own colours; see `src/build/facility-colours.ts`. */
declare module "virtual:facility-colours.css" {}
