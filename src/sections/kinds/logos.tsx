import { Logos } from "../../components/site/Logos.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "logos",
  async ({ logos }) => ({ logos: await pictured(logos, pictureSizes.logo) }),
  Logos,
);
