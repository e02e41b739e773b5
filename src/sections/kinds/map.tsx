import { FacilityMap } from "../../components/site/FacilityMap.tsx";
import { pictureFor } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "map",
  async (_, { content: { facility, words } }) => {
    const { picture } = facility.map;
    const drawn = picture === undefined ? undefined : await pictureFor(picture, pictureSizes.map);
    return { facility, words: words.map, open: words.buttons.maps, drawn };
  },
  FacilityMap,
);
