/**
 * On every page: looks whether a message is kept on this device, and only then loads the outbox to send it. The
 * outbox deletes its database (`disk.ts`: "outbox") once nothing is left in it.
 */
async function look(): Promise<void> {
  // Browsers that cannot list databases load the outbox to see; those that block them have nothing to send.
  const found = indexedDB.databases ? await indexedDB.databases() : [{ name: "outbox" }];
  if (found.some(({ name }) => name === "outbox")) (await import("./outbox/outbox.ts")).start();
}

// Without a network, or with storage blocked, there is nothing to do until the next occasion.
const again = (): void => void look().catch(() => undefined);

again();
addEventListener("pageshow", (event) => event.persisted && again());
addEventListener("online", again);
// A page that is left becomes hidden first: a lock asked for there would keep it out of the back-forward cache.
document.addEventListener("visibilitychange", () => document.hidden || again());
