/** The open plan in the head of a page. Its styles are those of the section `plan`, which such a page begins with. */
export { FloorPlan, SpaceDialogs } from "./FloorPlan.tsx";
export { RateLine } from "../components/pricing/RateLine.tsx";
