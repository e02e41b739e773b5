import { Picture, type PictureSource } from "../../ui/Picture.tsx";

/** The picture of a page, beside the words of its head; on a phone a strip below them. */
export function HeadPicture({ picture }: { readonly picture: PictureSource }) {
  return <Picture className="head-picture no-print" source={picture} loading="first" />;
}
