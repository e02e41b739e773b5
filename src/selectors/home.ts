/** The buttons at the top of Home. */
import { fillIn } from "../lib/fill-in.ts";
import { formatPriceWithoutUnit } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import { coachesAddress } from "./coaches.ts";
import { pageOf } from "./pages.ts";
import { sectionId } from "./section-ids.ts";
import { rentPages, shownOn } from "./shown.ts";
import { lowestRent } from "./spaces.ts";

/** The two buttons of the hero: a coach, and a cage with its price. */
export function homeActions(content: Content): { href: string; label: string }[] {
  const { findCoach, rentCage } = content.words.home;
  const { shortcuts } = content.words;
  // Without a page of all coaches, the cards on Home that lead to theirs.
  const hasCards = shownOn(content, "home").sections.some(({ type }) => type === "cards");
  const coaches = coachesAddress(content) ?? (hasCards ? `#${sectionId("cards")}` : undefined);
  const actions = coaches === undefined ? [] : [{ href: coaches, label: findCoach }];
  const [page] = rentPages(content);
  const rent = page === undefined ? undefined : lowestRent(content, page);
  if (page !== undefined && rent !== undefined) {
    actions.push({
      href: pageOf(content, page).path,
      label:
        rent.price === undefined && rentCage.includes("{price}")
          ? shortcuts.cage
          : fillIn(rentCage, { price: formatPriceWithoutUnit(rent) }),
    });
  }
  return actions;
}
