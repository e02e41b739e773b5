import { pictureFor } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { Picture } from "../../ui/Picture.tsx";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "pictures",
  async ({ pictures }) => ({
    sources: await Promise.all(pictures.map((name) => pictureFor(name, pictureSizes.card))),
  }),
  ({ sources }) => (
    <div className="picture-row grid">
      {sources.map((source) => (
        <Picture key={source.src} source={source} />
      ))}
    </div>
  ),
);
