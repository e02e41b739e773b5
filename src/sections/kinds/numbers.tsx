import { Numbers } from "../../components/site/Numbers.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind("numbers", ({ numbers }) => ({ numbers }), Numbers);
