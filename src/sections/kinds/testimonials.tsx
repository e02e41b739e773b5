import { Testimonials } from "../../components/text/Testimonials.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "testimonials",
  async ({ heading }, { content, page }) => {
    if (content.testimonials.length === 0) return undefined;
    const testimonials = await pictured(content.testimonials, pictureSizes.portrait);
    return { testimonials, label: heading ?? page.texts.heading };
  },
  Testimonials,
);
