/** The parts of Home that come from other pages. */
import { formatPriceWithoutUnit } from "../lib/money.ts";
import { routeOf } from "../routes.ts";
import { entryOf, type Content } from "../content/schema/registry.ts";
import { coachesAddress } from "./coaches.ts";
import { eventKindOf } from "./events.ts";
import { hasPage, pageOf } from "./pages.ts";
import { lowestRent } from "./spaces.ts";

/** The two buttons of the hero: a coach, and a cage with its price. */
export function homeActions(content: Content): { href: string; label: string }[] {
  const { findCoach, rentCage } = content.words.home;
  // Without such a page, the cards of the disciplines on Home.
  const coaches = coachesAddress(content) ?? (content.home.training && "#training");
  const { shortcuts } = content.words;
  const rent = lowestRent(content, "rentbattingcages");
  const actions = coaches === undefined ? [] : [{ href: coaches, label: findCoach }];
  if (rent !== undefined && hasPage(content, "rentbattingcages")) {
    actions.push({
      href: routeOf("rentbattingcages").path,
      label:
        rent.price === undefined
          ? shortcuts.cage
          : rentCage.replace("{price}", () => formatPriceWithoutUnit(rent)),
    });
  }
  return actions;
}

/** The words above the memberships, if Home shows them. Each card below has its price. */
export function membershipsFeature(content: Content) {
  return hasPage(content, "memberships") ? content.home.memberships : undefined;
}

/** The event that Home features, if any. */
export function eventFeature(content: Content) {
  if (!content.home.feature) return undefined;
  const { eyebrow, lead, action, event } = content.home.feature;
  const { kind, name: heading, picture } = entryOf(content.events, event);
  const { path: href } = pageOf(content, eventKindOf(content, { kind }).page);
  return { eyebrow, heading, lead, action, picture, href };
}
