/** Watches a page for contradictory sentences about one message. */
import type { Page } from "@playwright/test";

/** Claims about a message; a page may make only one claim of each set at a time. */
const claims = {
  thanked: /Thanks? you for your (?:message|application|feedback|request)/u,
  undelivered: /hasn't reached us yet/u,
  arrived: /^Your [\w ]+ has arrived\.|reached us anyway/mu,
  deleted: /was deleted from this device/u,
  trying: /keep trying|We'll try again|Trying again|Still sending|goes out when/u,
  givenUp: /We won't try again on our own/u,
  onItsWay: /is already on its way/u,
  sent: /You already sent us/u,
  isSending: /^Sending …/mu,
  isDelivered: /^Delivered/mu,
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
  ["isSending", "isDelivered"],
  ["isSending", "undelivered"],
  ["isSending", "arrived"],
  ["isDelivered", "undelivered"],
  ["isDelivered", "trying"],
];

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object.
  var readings: string[];
}

/**
 * Records the visible sentences about a message before every paint. Returns a function that lists the contradictions.
 */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    globalThis.readings = [];
    const look = () => {
      const places = document.querySelectorAll<HTMLElement>(".form-frame > :not(form), #notices");
      const text = [...places].map((place) => place.innerText).join("\n");
      if (globalThis.readings.at(-1) !== text) globalThis.readings.push(text);
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
  return async () => {
    const texts = await page.evaluate(() => globalThis.readings);
    return texts.filter((text) =>
      contradictory.some(([one, other]) => claims[one].test(text) && claims[other].test(text)),
    );
  };
}
