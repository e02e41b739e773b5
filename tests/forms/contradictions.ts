/** Watches a page for sentences about one message that cannot both be true. */
import type { Page } from "@playwright/test";

/** What a sentence claims of the message; of each of these sets, a page may claim one thing at a time. */
const claims = {
  thanked: /Thanks? you for your (?:message|application|feedback|request)/u,
  undelivered: /hasn't reached us yet|has not been delivered yet/u,
  arrived: /^Your [\w ]+ has arrived\.|reached us all the same/mu,
  deleted: /was deleted from this device/u,
  trying: /keep trying|We'll try again|Trying again|Still sending|goes out as soon as/u,
  givenUp: /We won't try again on our own/u,
  onItsWay: /is already on its way/u,
  sent: /You already sent us/u,
} as const;

type Claim = keyof typeof claims;

const contradictory: readonly (readonly [Claim, Claim])[] = [
  ["thanked", "undelivered"],
  ["thanked", "deleted"],
  ["thanked", "givenUp"],
  ["thanked", "onItsWay"],
  ["thanked", "sent"],
  ["undelivered", "arrived"],
  ["undelivered", "deleted"],
  ["undelivered", "onItsWay"],
  ["undelivered", "sent"],
  ["arrived", "deleted"],
  ["arrived", "trying"],
  ["arrived", "givenUp"],
  ["arrived", "onItsWay"],
  ["deleted", "trying"],
  ["deleted", "givenUp"],
  ["deleted", "onItsWay"],
  ["trying", "givenUp"],
  ["trying", "sent"],
  ["onItsWay", "sent"],
];

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object.
  var told: string[];
}

/**
 * Writes down, whenever the page has changed and is about to be painted, what a visitor can read about a message. Gives
 * a function that says which of it contradicted itself.
 */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    globalThis.told = [];
    const look = () => {
      const places = document.querySelectorAll<HTMLElement>(".form-frame > :not(form), #notices");
      const text = [...places].map((place) => place.innerText).join("\n");
      if (globalThis.told.at(-1) !== text) globalThis.told.push(text);
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
  return async () => {
    const texts = await page.evaluate(() => globalThis.told);
    return texts.filter((text) =>
      contradictory.some(([one, other]) => claims[one].test(text) && claims[other].test(text)),
    );
  };
}
