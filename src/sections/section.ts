/** What a kind of section needs to be drawn. */
import type { ReactNode } from "react";
import type { Content } from "../content/schema/registry.ts";
import type { SectionOf, SectionType } from "../content/schema/sections.ts";
import type { SitePage } from "../selectors/pages.ts";

/** Where a section is. */
export interface Place {
  readonly content: Content;
  readonly page: SitePage;
  /** Its id on the page (`selectors/section-ids.ts`). */
  readonly id: string;
}

/** How a kind stands in its room, if not as most do. */
interface Standing<Type extends SectionType> {
  /** It draws its heading itself. */
  readonly drawsHeading?: boolean;
  /** The class of its columns if sections stand beside it; without one, both are as wide. */
  readonly columns?: "plan-and-rates" | "form-page";
  /** Whether it is close to what is above. */
  readonly isClose?: (section: SectionOf<Type>) => boolean;
}

/** The component of a section with its props, and how it stands in its room. A route draws it, so that it may hold an island. */
export interface DrawnContent {
  // A method, whose parameter may be narrower: `sectionKind` and `cardsKind` alone put the two together.
  View(props: object): ReactNode;
  readonly props: object;
  /** Whether the sections beside it are in its rows, as its children. */
  readonly takesBeside: boolean;
  readonly drawsHeading: boolean;
  readonly columns: Standing<SectionType>["columns"];
  readonly isClose: boolean;
}

/** The content of a section; undefined if there is nothing to show. The page draws its room and its heading. */
export type Draw<Type extends SectionType> = (
  section: SectionOf<Type>,
  place: Place,
) => Promise<DrawnContent | undefined>;

/** What a kind answers with for a section: the props of its component, or undefined for nothing. */
type Show<Type extends SectionType, Props extends object> = (
  section: SectionOf<Type>,
  place: Place,
) => Props | undefined | Promise<Props | undefined>;

/** A kind of section, with the component that draws it. */
export function sectionKind<Type extends SectionType, Props extends object>(
  _type: Type,
  show: Show<Type, Props>,
  View: (props: Props) => ReactNode,
  standing: Standing<Type> = {},
): Draw<Type> {
  return drawing(show, { View, takesBeside: false }, standing);
}

/** A kind that is rows of cards: the children of its component, which are the sections beside it, are in the last row. */
export function cardsKind<Type extends SectionType, Props extends object>(
  _type: Type,
  show: Show<Type, Props>,
  View: (props: Props & { readonly children?: ReactNode }) => ReactNode,
): Draw<Type> {
  return drawing(show, { View, takesBeside: true }, {});
}

function drawing<Type extends SectionType, Props extends object>(
  show: Show<Type, Props>,
  drawn: Pick<DrawnContent, "View" | "takesBeside">,
  { drawsHeading = false, columns, isClose }: Standing<Type>,
): Draw<Type> {
  return async (section, place) => {
    const props = await show(section, place);
    return props && { ...drawn, props, drawsHeading, columns, isClose: isClose?.(section) ?? false };
  };
}

/** The level of the headings inside of a section: below its own, if it has one. */
export function innerHeadingLevel({ heading }: { readonly heading?: string | undefined }): 2 | 3 {
  return heading === undefined ? 2 : 3;
}
