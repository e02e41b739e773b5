/** The drawing in the head of a page, and where its rooms are. Only pages with it have its styles (`layouts/sheets.ts`). */
import "virtual:floor-plan.css";

export { FloorPlanDrawing } from "./FloorPlanDrawing.tsx";
