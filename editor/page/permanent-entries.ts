/**
 * Some things the site has, or has not: Gold, the hours, the page about us. Keystatic offers to add, double and delete
 * whatever stands in a list, so its buttons are taken away there. The save route holds to it as well.
 */
import { collections, type Collection } from "../../src/content/schema/registry.ts";
import type { FacilityFacts } from "../server/facility.ts";
import { documentAt } from "./preview-path.ts";

const doubling = /^(?:Delete entry|Duplicate entry)/u;
const mark = "data-taken-away";

/** Keeps the buttons away that would add to, double or delete what is permanent. */
export function hideDeleteButtons({ memberships }: FacilityFacts): void {
  const lists = Object.entries<Collection>(collections).filter(([, { permanent }]) => permanent);
  const style = document.createElement("style");
  const adding = lists.map(([key]) => `a[href*="/collection/${key}/create"]`);
  style.textContent = `${[...adding, `[${mark}]`].join(",")}{display:none!important}`;
  document.head.append(style);

  const isFixed = () => {
    const [folder, slug] = documentAt(window.location.pathname)?.key.split("/") ?? [];
    return (
      lists.some(([, list]) => list.folder === folder) ||
      (folder === collections.packages.folder && memberships.some((each) => each.slug === slug))
    );
  };
  const look = () => {
    const permanent = isFixed();
    for (const button of document.querySelectorAll('[role="toolbar"] > button, [role="menuitem"]'))
      button.toggleAttribute(mark, permanent && doubling.test(button.textContent));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
