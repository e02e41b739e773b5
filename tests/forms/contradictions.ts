/** Watches a page for contradictory sentences about one message. */
import type { Page } from "@playwright/test";
import { content } from "../../src/content/content.ts";
import type { InitScript } from "../fixtures.ts";

const { outbox, forms } = content();
const formTexts = forms.map(({ texts }) => texts);

/** Claims about a message, each with the texts that make it; a page may make only one claim of each pair at a time. */
const claims = {
  thanked: anyOf(...forms.map(({ thanks }) => thanks)),
  undelivered: anyOf(outbox.title),
  arrived: anyOf(outbox.delivered, outbox.reached),
  deleted: anyOf(outbox.deleted, outbox.leaving),
  lost: anyOf(outbox.lost),
  expired: anyOf(outbox.expired),
  trying: anyOf(outbox.waiting, outbox.refused, outbox.trying, outbox.sending, outbox.offline),
  offline: anyOf(outbox.offline),
  givenUp: anyOf(outbox.failed),
  onItsWay: anyOf(...formTexts.map(({ coming }) => coming)),
  sent: anyOf(...formTexts.flatMap(({ sentAt, sentOn }) => [sentAt, sentOn])),
  isSending: anyOf(...formTexts.map(({ sending }) => sending)),
  isDelivered: anyOf(...formTexts.map(({ delivered }) => delivered)),
} as const;

type Claim = keyof typeof claims;

const contradictory: readonly (readonly [Claim, Claim])[] = [
  ["thanked", "undelivered"],
  ["thanked", "offline"],
  ["thanked", "deleted"],
  ["thanked", "givenUp"],
  ["thanked", "onItsWay"],
  ["thanked", "sent"],
  ["thanked", "lost"],
  ["thanked", "expired"],
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
  ["lost", "undelivered"],
  ["lost", "arrived"],
  ["lost", "deleted"],
  ["lost", "trying"],
  ["lost", "onItsWay"],
  ["lost", "sent"],
  ["lost", "isDelivered"],
  ["expired", "undelivered"],
  ["expired", "arrived"],
  ["expired", "trying"],
  ["expired", "lost"],
  ["expired", "isDelivered"],
  ["isSending", "isDelivered"],
  ["isSending", "undelivered"],
  ["isSending", "arrived"],
  ["isDelivered", "undelivered"],
  ["isDelivered", "trying"],
];

/** Matches a visible text with any of these sentences, which have placeholders such as `{message}`. */
function anyOf(...sentences: readonly string[]): RegExp {
  const patterns = sentences.map((sentence) =>
    sentence
      .split(/\{\w+\}/u)
      .map((part) => RegExp.escape(part))
      .join(".+"),
  );
  return new RegExp(patterns.join("|"), "u");
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object.
  var readings: string[];
}

/**
 * Records the visible sentences about a message before every paint. Returns a function that lists the contradictions.
 * @param initScript the page's own.
 */
export async function watch(page: Page, initScript: InitScript): Promise<() => Promise<string[]>> {
  await initScript(() => {
    globalThis.readings = [];
    const look = () => {
      const places = document.querySelectorAll<HTMLElement>(".form-frame > :not(form), #outbox-bar");
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
