/** The facility's own colours; see `src/facility-colours.ts`. */
declare module "virtual:facility-colours.css" {}
